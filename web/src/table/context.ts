/** What every drawn thing on the table needs: how to speak, what is lit, and what a touch does. */

import type { Offer, Piece, Words, Zone } from '../gen/messages'
import { keysOf } from '../lib/drawing'
import { t, type Speech } from '../lib/speech.svelte'
import { explainersOf } from '../skins'

export class BoardContext {
  constructor(
    readonly speech: Speech,
    private readonly explained: ReadonlySet<string>,
    readonly lit: ReadonlyMap<string, Offer[]> = new Map(),
    readonly touched: readonly string[] = [],
    readonly pointed: readonly string[] = [], // what a choice under the pointer would touch
    readonly touch: (id: string) => void = () => {},
  ) {}

  /** The explanations that belong to words, each once. */
  about(...words: Words[]): string[] {
    const keys = new Set(words.flatMap(keysOf).flatMap((key) => explainersOf(this.speech.game, key)))
    return [...keys].filter((key) => this.explained.has(key)).map((key) => this.speech.say({ key: `${key}-about` }))
  }

  nameOf(piece: Piece, isSquare: boolean): string {
    const marks = (piece.marks ?? []).map((words) => this.speech.say(words))
    const own = piece.words ? this.speech.say(piece.words) : t(isSquare ? 'place' : 'face-down')
    return piece.words || !marks.length ? [own, ...marks].join(', ') : marks.join(', ')
  }

  /** What a thing says of itself: its name, its explanations, what a touch would do. */
  lines(name: string, about: string[], offers: Offer[] | undefined): string[] {
    const only = offers?.length === 1 ? `→ ${this.speech.say(offers[0].words)}` : ''
    return [name, ...about, only].filter(Boolean)
  }

  zoneName(zone: Zone): string {
    return this.speech.say(zone.words)
  }
}
