/** The final scoring: what is counted in its steps, as the happenings tell it and as it lies on the table. */

import type { Piece, Words, Zone } from '../../gen/messages'
import { figuresOf, seatOf } from '../../lib/drawing'
import { named } from './words'

/** The steps in their order, and the drawing that stands for each. */
export const STEPS = { starfish: 'starfish', divers: 'diver', fish: 'fish', pearls: 'pearl' } as const
export type Step = keyof typeof STEPS

export interface Gain {
  seat: number
  points: number
  from: string | null // the zone in which something was counted
  step: Step | null // of the scoring
}

const BEFORE = ['began', 'laid', 'covered', 'washed', 'displaced', 'took', 'kept', 'threw', 'rolled', 'placed', 'landed'] // nothing of this happens in the scoring

function isTold(happening: Words, ...kinds: string[]): boolean {
  return kinds.some((kind) => happening.key === `told-${kind}`)
}

/** The step that a happening begins; null: it comes before the scoring; undefined: it says nothing of it. */
export function stepOf(happening: Words): Step | null | undefined {
  if (isTold(happening, ...BEFORE)) return null
  return isTold(happening, 'scoring') ? (named('step', happening) as Step) : undefined
}

/** The points that a happening tells of. */
export function gainOf(happening: Words, zones: readonly Zone[], step: Step | null): Gain | null {
  const points = happening.fields?.number
  const seat = seatOf(happening)
  if (!isTold(happening, 'earned') || typeof points !== 'number' || seat === null) return null
  return { seat, points, from: countedIn(happening, zones), step }
}

/** What a step brought somebody, one after the other. */
export function broughtIn(gains: readonly Gain[], step: string, seat: number): number[] {
  return gains.filter((gain) => gain.step === step && gain.seat === seat).map(({ points }) => points)
}

/** The zone in which a happening counts or takes something. */
export function countedIn(happening: Words, zones: readonly Zone[]): string | null {
  const reef = named('reef', happening)
  const seat = seatOf(happening)
  const reason = named('reason', happening)
  if (reef) return `reef-${reef}`
  if (reason === 'diver') return reefOf(seat, zones)?.id ?? null
  if (reason === 'island_dice' || reason === 'octopus_island') return 'island'
  return reason === 'turtles' || reason === 'chests' ? `front-${seat}` : null
}

/** The reef at which somebody's diver stands. */
function reefOf(seat: number | null, zones: readonly Zone[]): Zone | undefined {
  const isHere = ({ marks = [] }: Piece): boolean => marks.some((mark) => mark.key === 'diver' && seatOf(mark) === seat)
  return zones.find(({ pieces = [] }) => pieces.some(isHere))
}

/** A covered space at the reef of somebody's diver, and the points beside it. */
export interface Covered {
  space: string
  points: number
}

export function coveredBy(seat: number, zones: readonly Zone[]): { colour: string | null; spaces: Covered[] } {
  const reef = reefOf(seat, zones)
  const covered = (reef?.pieces ?? []).filter(({ marks = [] }) => marks.some(({ key }) => key.startsWith('die')))
  const spaces = covered.map(({ words }) => ({ space: named('space', words) ?? '', points: figuresOf(words!)[0] ?? 0 }))
  return { colour: named('reef', reef?.words), spaces: spaces.filter(({ points }) => points) }
}

const COUNTED = { fish: /^(card-(.*fish)|stingray)$/, pearls: /^card-(pearl_.|per_pearl)$/ }

/** The cards of somebody that a step counts, open on the table; those that pay for others among them. */
export function cardsOf(seat: number, step: Step, zones: readonly Zone[]): Piece[] {
  if (step !== 'fish' && step !== 'pearls') return []
  const own = zones.filter(({ id }) => id === `shown-${seat}` || id === `front-${seat}`).flatMap(({ pieces = [] }) => pieces)
  return own.filter(({ words }) => words && COUNTED[step].test(words.key))
}
