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
  step: Step | null // of the scoring
}

/** How far the scoring is: its step, and what all steps brought so far. */
export function scoringIn(past: readonly Words[]): { step: Step | null; gains: Gain[] } {
  let step: Step | null = null
  const gains: Gain[] = []
  for (const told of past) {
    if (told.key === 'told-scoring') step = named('step', told) as Step
    const gain = step && gainOf(told, step)
    if (gain) gains.push(gain)
  }
  return { step, gains }
}

/** The points that a happening tells of. */
export function gainOf(happening: Words, step: Step | null): Gain | null {
  const points = happening.fields?.number
  const seat = seatOf(happening)
  return happening.key === 'told-earned' && typeof points === 'number' && seat !== null ? { seat, points, step } : null
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
