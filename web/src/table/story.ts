/** The log in words: what the game told, and what was remarked about the match. */

import type { SeatInfo, Told, Words } from '../gen/messages'
import { seatsIn, thingIn } from '../lib/drawing'
import { kindIn, moverOf } from '../lib/picture'
import { t, type Speech } from '../lib/speech.svelte'

const SAID = ['undo', 'bot', 'returned', 'resigned', 'ended'] // remarks that are worth a line
const CLOCK = 'clock' // the level of a bot that moves because a time is over

/** What is told in one sentence, and the piece that it is about, where there is one. */
export interface Sentence {
  text: string
  kind: string // of the happening; empty: a remark
  thing: Words | null
  seats: number[] // whom it names
  times?: number // said so often in a row
}

export interface Line {
  version: number
  by: number
  mover: number // whose turn it is; −1: nobody's yet
  sentences: Sentence[]
}

/** The lines of one turn, or of the set-up. */
export interface Turn {
  mover: number
  lines: Line[]
}

/** A seat that was never a person's: that a bot plays there stands beside its name. */
function isBots(seat: SeatInfo | undefined): boolean {
  return !!seat?.level && !seat.replaced
}

function plain(text: string): Sentence {
  return { text, kind: '', thing: null, seats: [] }
}

function sentence(words: Words, speech: Speech): Sentence {
  return { text: speech.say(words), kind: kindIn(words), thing: thingIn(words), seats: seatsIn(words) }
}

function sentences(told: Told, speech: Speech, seats: readonly SeatInfo[], late: Set<number>): Sentence[] {
  if (!told.remark) return (told.scenes ?? []).map(({ words }) => sentence(words, speech))
  const { remark, by = -1, text } = told.remark
  if (remark === 'bot' && isBots(seats[by])) return []
  const name = speech.names[by] ?? ''
  if (remark === 'bot' && text === CLOCK) {
    late.add(by)
    return [plain(t('remark-clock', { name }))]
  }
  const isSaid = SAID.includes(remark) && !(remark === 'returned' && late.delete(by))
  return isSaid ? [plain(t(`remark-${remark}`, { name }))] : []
}

/** How many lines are the set-up: up to the last one, before anybody chose, that tells of nobody. */
function setUp(log: readonly Told[]): number {
  const chosen = log.findIndex(({ by, remark }) => by >= 0 && !remark)
  const before = chosen < 0 ? log : log.slice(0, chosen)
  return before.findLastIndex((told) => !!told.scenes?.length && moverOf(told) === null) + 1
}

export function story(log: readonly Told[], speech: Speech, seats: readonly SeatInfo[]): Line[] {
  const late = new Set<number>() // who did not move in time, and has the seat back without having been away
  const start = setUp(log)
  let mover = -1
  const lines = log.map((told, i) => {
    if (i >= start) mover = moverOf(told) ?? mover
    return { version: told.version, by: told.by, mover, sentences: sentences(told, speech, seats, late) }
  })
  return onceEach(lines.filter((line) => line.sentences.length))
}

/** What is said several times in a row is said once, with the number. */
function onceEach(lines: readonly Line[]): Line[] {
  const kept: Line[] = []
  for (const line of lines) {
    const last = kept.at(-1)
    const [one, another] = [last?.sentences.at(-1), line.sentences[0]]
    if (last?.mover !== line.mover || line.sentences.length > 1 || one?.text !== another.text) kept.push(line)
    else one.times = (one.times ?? 1) + 1
  }
  return kept
}

/** A sentence as it is read. */
export function spoken({ text, times }: Sentence): string {
  return times ? `${text} ×${times}` : text
}

export function turnsOf(lines: readonly Line[]): Turn[] {
  const turns: Turn[] = []
  for (const line of lines) {
    const last = turns.at(-1)
    if (last?.mover === line.mover) last.lines.push(line)
    else turns.push({ mover: line.mover, lines: [line] })
  }
  return turns
}

/** What happened, and the rule behind it. */
export interface Reason {
  told: string
  why: string
}

/** Why one's own last turn ended unasked, until one chooses again. */
export function whyEnded(log: readonly Told[], seat: number | null, speech: Speech): Reason | null {
  const since = log.slice(Math.max(0, log.findLastIndex(({ by, remark }) => by === seat && !remark)))
  const scene = since.flatMap(({ scenes }) => scenes ?? []).findLast(({ why }) => why)
  return scene?.why ? { told: speech.say(scene.words), why: speech.say(scene.why) } : null
}
