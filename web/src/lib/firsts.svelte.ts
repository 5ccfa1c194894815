/** What is explained the first time it happens to who plays here, each thing once in this browser. */

import type { GameCard, Words } from '../gen/messages'
import { seatOf } from './drawing'
import { keep, kept } from './kept'
import { kindOf, sceneOf, type Moment } from './picture'

/** A kind of happening to be explained, and the zone or piece where it is seen. */
interface Due {
  kind: string
  at: string
}

export class Firsts {
  private due = $state.raw<Due[]>([])
  now = $derived<Due | undefined>(this.due[0])
  private shown = $state<string | null>(null)
  isRead = $derived(!!this.now && this.now.kind === this.shown) // it is in sight

  constructor(private readonly card: Pick<GameCard, 'id' | 'firsts'>) {}

  /** What is new in this happens to be explained. */
  hear(moments: readonly Moment[], seat: number): void {
    for (const moment of moments) {
      const kind = kindOf(moment)
      const isKnown = this.due.some((one) => one.kind === kind) || kept(this.name(kind))
      if (isKnown || !this.concerns(moment, seat)) continue
      const first = { kind, at: this.placeOf(moment) }
      this.due = sceneOf(moment)?.why ? [first, ...this.due] : [...this.due, first] // what ended the turn comes before all else
    }
  }

  /** It was shown: not again. */
  show(kind: string): void {
    keep(this.name(kind), 'yes')
    this.shown = kind
  }

  close(): void {
    this.due = this.due.slice(1)
  }

  /** Who goes on has read what was shown; what waited behind it comes when it happens again, what found no room still waits. */
  pass(): void {
    if (this.now && kept(this.name(this.now.kind))) this.due = []
  }

  private concerns(moment: Moment, seat: number): boolean {
    const first = this.card.firsts[kindOf(moment)]
    return !!first && seatOf(fieldsOf(moment)[first.player] as Words) === seat
  }

  private placeOf(moment: Moment): string {
    const fields = fieldsOf(moment)
    return this.card.firsts[kindOf(moment)].at.replace(/{(\w+)}/g, (_, name) => {
      const field = fields[name] as Words
      return String(seatOf(field) ?? field.key)
    })
  }

  private name(kind: string): string {
    return `first-${this.card.id}-${kind}`
  }
}

function fieldsOf(moment: Moment): NonNullable<Words['fields']> {
  return sceneOf(moment)?.words.fields ?? {}
}
