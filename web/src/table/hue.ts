/** Colours that tell things of one sort apart. */

import type { Words } from '../gen/messages'
import type { Speech } from '../lib/speech.svelte'
import { worldOf } from '../skins'

/** Kinds of one sort share the circle of hues evenly. */
export function hueOf(kind: Words, speech: Speech): number {
  const siblings = speech.siblings(kind.key)
  const index = Math.max(siblings.indexOf(kind.key), 0)
  return Math.round((index * 360) / Math.max(siblings.length, 1) + 20)
}

/** A part of a score, as its game paints it; otherwise far from the one before it, and darker or lighter. */
export function partColour(words: Words, part: number, game: string): string {
  return worldOf(game)?.partColour?.(words.key) ?? `oklch(${part % 2 ? 0.49 : 0.4} 0.11 ${(200 + part * 137.5) % 360})`
}
