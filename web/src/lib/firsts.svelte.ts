/** What is explained the first time it happens to who plays here, each thing once in this browser. */

import type { GameCard, Words } from '../gen/messages'
import { seatOf } from './drawing'
import { keep, kept } from './kept'
import { kindOf, sceneOf, type Moment } from './picture'

/** A kind of happening to be explained, in which line, and the zone or the pieces where it is seen. */
interface Due {
  kind: string
  version: number
  at: string[]
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
      if (!this.concerns(moment, seat)) continue
      const at = this.placesOf(moment)
      const known = this.due.find((one) => one.kind === kind)
      if (known) this.extend(known, moment.version, at)
      if (known || kept(this.name(kind))) continue
      const first = { kind, version: moment.version, at }
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

  /** What the same line tells once more is seen in all its places. */
  private extend(known: Due, version: number, at: readonly string[]): void {
    if (version !== known.version || at.every((place) => known.at.includes(place))) return
    const further = { ...known, at: [...new Set([...known.at, ...at])] }
    this.due = this.due.map((one) => (one === known ? further : one))
  }

  private concerns(moment: Moment, seat: number): boolean {
    const first = this.card.firsts[kindOf(moment)]
    return !!first && seatOf(fieldsOf(moment)[first.player] as Words) === seat
  }

  private placesOf(moment: Moment): string[] {
    const { at } = this.card.firsts[kindOf(moment)]
    if (!at) return (sceneOf(moment)?.changes ?? []).flatMap(({ changed = [] }) => changed.map(({ id }) => id))
    const fields = fieldsOf(moment)
    const place = at.replace(/{(\w+)}/g, (_, name) => {
      const field = fields[name] as Words
      return String(seatOf(field) ?? field.key)
    })
    return [place]
  }

  private name(kind: string): string {
    return `first-${this.card.id}-${kind}`
  }
}

function fieldsOf(moment: Moment): NonNullable<Words['fields']> {
  return sceneOf(moment)?.words.fields ?? {}
}
