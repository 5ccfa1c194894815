/** What the words of Coralia's pieces name, and the drawings of that. */

import type { Words } from '../../gen/messages'
import { keysOf } from '../../lib/drawing'

export const COLOURS = ['yellow', 'blue', 'red', 'orange', 'green', 'violet']

export const FACES = ['pearl', 'fish', 'starfish', 'octopus', 'diver', 'turtle']

/** A figure that stands on a reef. */
export interface Spent {
  key: string
  reef: string
}

/** What words name of a sort: `colour-red` among them names the colour `red`. */
export function named(sort: string, words: Words | null | undefined): string | null {
  const key = words ? keysOf(words).find((key) => key.startsWith(`${sort}-`)) : undefined
  return key?.slice(sort.length + 1) ?? null
}

/** The drawing on top of a die that lies on a space; what slid onto the treasure was the diver's. */
export function topOn(space: string): string {
  return `face-${space === 'treasure' ? 'diver' : space}`
}

/** Dice lie as they were thrown: one of three ways, always the same for a face. */
export function yawOf(top: string): number {
  return (FACES.indexOf(top.replace('face-', '')) + FACES.length + 1) % 3
}
