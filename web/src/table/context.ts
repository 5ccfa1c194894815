/** What every drawn thing on the table needs: how to speak, what is lit, and what a touch does. */

import type { Snippet } from 'svelte'
import type { Offer, Piece, Plate, Reaction, SeatInfo, Words, Zone } from '../gen/messages'
import { keysOf } from '../lib/drawing'
import { t, type Speech } from '../lib/speech.svelte'
import { explainersOf, worldOf, type World } from '../skins'

/** What a board lays out. */
export interface BoardProps {
  zones: readonly Zone[]
  seats: readonly SeatInfo[]
  viewer: number | null
  turn: number
  plates: readonly Plate[] // how each seat stands, where that is known
  context: BoardContext
  reactions?: ReadonlyMap<number, Reaction>
  notes?: readonly Words[] // what is said beside the question
  happening?: Words | null // what is told just now
  past?: readonly Words[] // all that was told, up to that
}

/** What is drawn of the turn beside the question. */
export type StakeProps = Pick<BoardProps, 'zones' | 'plates' | 'context' | 'turn'>

/** What a choice leads to: as the game tells it, said, and to be drawn in words. */
export interface OutcomeProps {
  about: readonly Words[]
  said: string[]
  inWords: Snippet
}

/** What a choice is called: as the game tells it, and said. */
export interface LabelProps {
  words: Words
  said: string
}

export class BoardContext {
  constructor(
    readonly speech: Speech,
    private readonly explained: ReadonlySet<string>,
    readonly lit: ReadonlyMap<string, Offer[]> = new Map(),
    readonly touched: readonly string[] = [],
    readonly pointed: readonly string[] = [], // what a choice under the pointer would touch
    readonly touch: (id: string) => void = () => {},
  ) {}

  /** The game's own drawings, where it has some. */
  get world(): World | null {
    return worldOf(this.speech.game)
  }

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

  /** What a choice says of itself: its words, what it leads to, what it warns of. */
  choice(offer: Offer): string[] {
    return [this.speech.say(offer.words), ...this.meaning(offer), ...this.warning(offer)]
  }

  meaning(offer: Offer): string[] {
    return (offer.about ?? []).map((words) => this.speech.say(words))
  }

  warning(offer: Offer): string[] {
    return offer.warning ? [`⚠ ${this.speech.say(offer.warning)}`] : []
  }

  /** What a thing says: the choice that a touch of it makes, its name, its explanations. */
  lines(name: string, about: string[], offers: Offer[] | undefined): string[] {
    const said = offers?.length === 1 ? this.choice(offers[0]) : []
    return [...new Set([...said, name, ...about])]
  }

  zoneName(zone: Zone): string {
    return this.speech.say(zone.words)
  }
}
