/** Faces for those who sit at a table: one for each level of bot, others for people. */

import type { SeatInfo } from '../gen/messages'
import crab from './drawings/faces/crab.svg?raw'
import diver from './drawings/faces/diver.svg?raw'
import octopus from './drawings/faces/octopus.svg?raw'
import otter from './drawings/faces/otter.svg?raw'
import plankton from './drawings/faces/plankton.svg?raw'
import puffer from './drawings/faces/puffer.svg?raw'
import snorkeller from './drawings/faces/snorkeller.svg?raw'
import swimmer from './drawings/faces/swimmer.svg?raw'

const PEOPLE = [otter, crab, puffer, swimmer]
export const OF_LEVEL: Record<string, string> = { plankton, snorkeller, diver, octopus }

export type Sitter = Pick<SeatInfo, 'seat' | 'level' | 'replaced'>

/** The face of who sits there; somebody for whom a bot moves keeps the own one. */
export function faceOf({ seat, level, replaced }: Sitter): string {
  const own = PEOPLE[seat % PEOPLE.length]
  return level && !replaced ? (OF_LEVEL[level] ?? own) : own
}
