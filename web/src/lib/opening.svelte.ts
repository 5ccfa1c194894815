/** Opening a table. */

import type { GameCard, NewTable, SeatPlan, TableInfo } from '../gen/messages'
import { call } from './api'
import { guest, welcome } from './guest.svelte'
import { keep, kept } from './kept'
import { go } from './route.svelte'
import { helpsToRemember } from './settings.svelte'

export const BEGINS = 'begins' // the option that every game has
export const MEMORY_AID = 'memory_aid' // the option of games in which something is to be remembered

let opened: TableInfo | null = null // of which the server has just told

export async function openTable(plan: NewTable): Promise<void> {
  await welcome()
  opened = await call<TableInfo>('/api/tables', { method: 'POST', body: plan })
  go(`/table/${opened.id}`)
}

/** What a table is, before its socket is open. */
export async function find(id: string, link?: string): Promise<TableInfo> {
  const known = opened?.id === id ? opened : null
  opened = null
  return known ?? call<TableInfo>(`/api/tables/${id}`, { link })
}

/** The options as they are before anybody changes one: the first value of each; against bots the memory aid as wished. */
export function usual({ id, options }: GameCard, isAgainstBots: boolean): Record<string, string> {
  const firsts = Object.fromEntries(options.map(({ name, values }) => [name, values[0]]))
  if (isAgainstBots && MEMORY_AID in firsts) firsts[MEMORY_AID] = helpsToRemember(id) ? 'on' : 'off'
  return firsts
}

let last = $state(kept('opponent'))

/** Of these bots the one that sits down by itself: who was chosen last, at first the one above the weakest. */
export function opponent(levels: readonly string[]): string {
  return levels.find((level) => level === last) ?? levels[1] ?? levels[0] ?? ''
}

export function playAgainst(level: string): void {
  last = level
  keep('opponent', level)
}

/** One click: the guest against bots, as few as the game allows; who clicked begins, and need not wait. */
export function playNow(card: GameCard): Promise<void> {
  const bot: SeatPlan = { type: 'bot', level: opponent(card.bots) }
  const bots = Array.from({ length: card.seats[0] - 1 }, () => bot)
  const options = { ...usual(card, true), [BEGINS]: 'first_seat' }
  return openTable({ game: card.id, seats: [{ type: 'person', name: guest.name }, ...bots], options })
}
