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

/** The catalogue of games, and the texts of the one that is wanted. */
export async function enter(game?: string): Promise<void> {
  asked ??= call<Catalogue>('/api/house')
  asked.catch(() => (asked = null))
  await Promise.all([learn(), ...(game ? [learn(game)] : [])])
  catalogue = await asked
}
