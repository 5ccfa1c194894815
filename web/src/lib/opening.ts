/** Opening a table. */

import type { NewTable, SeatPlan, TableInfo } from '../gen/messages'
import { call } from './api'
import { guest, welcome } from './guest.svelte'
import { go } from './route.svelte'

export async function openTable(plan: NewTable): Promise<void> {
  await welcome()
  const table = await call<TableInfo>('/api/tables', { method: 'POST', body: plan })
  go(`/table/${table.id}`)
}

/** One click: the guest against bots, as few as the game allows. */
export function playNow(game: string, seats: number, level: string): Promise<void> {
  const bots: SeatPlan[] = Array.from({ length: seats - 1 }, () => ({ type: 'bot', level }))
  return openTable({ game, seats: [{ type: 'person', name: guest.name }, ...bots] })
}
