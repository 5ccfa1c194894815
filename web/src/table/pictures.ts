/** A turn of the log as pictures: the pieces it tells of, and how it went. */

import type { Words } from '../gen/messages'
import { isBack, kindOf } from '../lib/drawing'
import { glyphOf, momentOf } from '../skins'
import { spoken, type Sentence, type Turn } from './story'

export interface Picture {
  words: Words
  isLost: boolean
  whose: number | null // another player whom it happens to
}

/** How a turn went: a sign, and for how many pieces. */
export interface Result {
  sign: string
  count: number
  isLoss: boolean
}

/** Whether there is a drawing for what words name. */
export function isDrawn(words: Words, game: string): boolean {
  const { key } = kindOf(words)
  return glyphOf(game, key) !== null || isBack(words) || key.startsWith('colour-')
}

function sentencesOf({ lines }: Turn): Sentence[] {
  return lines.flatMap(({ sentences }) => sentences)
}

/** What a sentence shows: its thing, or the back of one that is not told. */
function shownBy(kind: string, thing: Words | null, game: string): Words | null {
  const moment = momentOf(game, kind)
  if (moment?.isAside) return null
  return thing && isDrawn(thing, game) ? thing : moment?.back ? { key: moment.back } : null
}

/** The pieces of a turn, each once and as it was told of last; two that look alike are two. */
export function picturesOf(turn: Turn, game: string): Picture[] {
  const found = new Map<string, Picture>()
  const numbers = new Map<string, number>()
  for (const { kind, thing, seats, times = 1 } of sentencesOf(turn)) {
    const words = shownBy(kind, thing, game)
    if (!words) continue
    const look = JSON.stringify(words)
    const picture = { words, isLost: !!momentOf(game, kind)?.isLoss, whose: seats.find((seat) => seat !== turn.mover) ?? null }
    const before = numbers.get(kind + look) ?? 0
    numbers.set(kind + look, before + times)
    for (let number = before; number < before + times; number++) found.set(`${number} ${look}`, picture)
  }
  return [...found.values()]
}

/** The first thing in a turn that has a sign, and how often it came. */
export function resultOf(turn: Turn, game: string): Result | null {
  const signed = sentencesOf(turn).flatMap(({ kind, times = 1 }) => {
    const { sign, isLoss = false } = momentOf(game, kind) ?? {}
    return sign ? [{ sign, isLoss, count: times }] : []
  })
  if (!signed.length) return null
  const { sign, isLoss } = signed[0]
  const count = signed.reduce((sum, one) => sum + (one.sign === sign ? one.count : 0), 0)
  return { sign, isLoss, count: isLoss ? 0 : count }
}

/** What was last remarked in a turn: no picture says it. */
export function remarkOf(turn: Turn): string | null {
  return sentencesOf(turn).findLast(({ kind }) => !kind)?.text ?? null
}

/** What a turn came to for whose turn it was, in a sentence. */
export function gistOf(turn: Turn, game: string): string {
  const all = sentencesOf(turn)
  const own = all.filter(({ seats: [first = turn.mover] }) => first === turn.mover)
  const said = own.findLast(({ kind }) => !momentOf(game, kind)?.isAside) ?? all.at(-1)
  return said ? spoken(said) : ''
}
