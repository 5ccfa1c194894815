/** What can be played here; asked once. */

import type { GameCard, Catalogue } from '../gen/messages'
import { call } from './api'
import { learn } from './speech.svelte'

let catalogue = $state.raw<Catalogue | null>(null)
let asked: Promise<Catalogue> | null = null

export const games = {
  get all(): GameCard[] {
    return catalogue?.games ?? []
  },
  find(id: string): GameCard | undefined {
    return catalogue?.games.find((game) => game.id === id)
  },
}

/** The catalogue of games, with the texts of one game or of all. */
export async function enter(game?: string): Promise<void> {
  asked ??= call<Catalogue>('/api/house')
  asked.catch(() => (asked = null))
  const wanted = game === undefined ? (await asked).games.map((card) => card.id) : [game]
  await Promise.all([learn(), ...wanted.map(learn)])
  catalogue = await asked
}
