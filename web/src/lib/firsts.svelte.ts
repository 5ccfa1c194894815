/** What is explained the first time it happens to who plays here, each thing once in this browser. */

import type { GameCard } from '../gen/messages'
import { seatOf } from './drawing'
import { keep, kept } from './kept'
import { kindOf, sceneOf, type Moment } from './picture'

export class Firsts {
  private due = $state.raw<string[]>([])
  now = $derived<string | undefined>(this.due[0]) // the kind of happening to be explained

  constructor(private readonly card: Pick<GameCard, 'id' | 'firsts'>) {}

  /** What is new in this happens to be explained. */
  hear(moments: readonly Moment[], seat: number): void {
    const kinds = moments.filter((moment) => this.concerns(moment, seat)).map(kindOf)
    const fresh = [...new Set(kinds)].filter((kind) => !this.due.includes(kind) && !kept(this.name(kind)))
    if (fresh.length) this.due = [...this.due, ...fresh]
  }

  /** It was shown: not again. */
  show(kind: string): void {
    keep(this.name(kind), 'yes')
  }

  close(): void {
    this.due = this.due.slice(1)
  }

  private concerns(moment: Moment, seat: number): boolean {
    const player = sceneOf(moment)?.words.fields?.[this.card.firsts[kindOf(moment)]]
    return typeof player === 'object' && seatOf(player) === seat
  }

  private name(kind: string): string {
    return `first-${this.card.id}-${kind}`
  }
}
