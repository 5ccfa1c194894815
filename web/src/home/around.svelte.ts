/** The tables of this house: one's own, those that anyone may join, those that anyone may watch. */

import type { OpenTables, TableCard, WaitingTable } from '../gen/messages'
import { call } from '../lib/api'
import { me } from '../lib/guest.svelte'

export class Around {
  mine = $state.raw<TableCard[]>([])
  waiting = $state.raw<WaitingTable[]>([])
  others = $state.raw<TableCard[]>([])

  readonly going = $derived(this.mine.filter((table) => table.phase !== 'over' || table.proposal).toSorted(byUrgency))
  readonly ended = $derived(this.mine.filter((table) => table.phase === 'over').length)
  readonly turns = $derived(this.mine.filter((table) => table.your_turn).length)
  readonly next = $derived(this.going.find((table) => table.your_turn))
  readonly open = $derived(this.waiting.length + this.others.length)

  async look(): Promise<void> {
    this.mine = (await me())?.tables ?? []
    const known = new Set(this.mine.map((table) => table.id))
    const found = await call<OpenTables>('/api/tables')
    this.others = found.tables.filter((table) => !known.has(table.id))
    this.waiting = found.waiting.filter((table) => !known.has(table.id))
  }
}

/** One's own turn first, of these the one that waits the longest. */
function byUrgency(one: TableCard, other: TableCard): number {
  if (one.your_turn !== other.your_turn) return one.your_turn ? -1 : 1
  return one.your_turn ? one.changed - other.changed : other.changed - one.changed
}
