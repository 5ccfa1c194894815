/** What can be played here; asked once. */

import type { GameCard, House } from '../gen/messages'
import { call } from './api'
import { learn } from './speech.svelte'

let house = $state.raw<House | null>(null)
let asked: Promise<House> | null = null

export const games = {
  get all(): GameCard[] {
    return house?.games ?? []
  },
  find(id: string): GameCard | undefined {
    return house?.games.find((game) => game.id === id)
  },
}

/** The house, with the texts of one game or of all. */
export async function enter(game?: string): Promise<void> {
  asked ??= call<House>('/api/house')
  asked.catch(() => (asked = null))
  const wanted = game === undefined ? (await asked).games.map((card) => card.id) : [game]
  await Promise.all([learn(), ...wanted.map(learn)])
  house = await asked
}
