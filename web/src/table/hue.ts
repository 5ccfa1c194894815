/** Kinds of one sort share the circle of hues evenly. */

import type { Words } from '../gen/messages'
import type { Speech } from '../lib/speech.svelte'

export function hueOf(kind: Words, speech: Speech): number {
  const siblings = speech.siblings(kind.key)
  const index = Math.max(siblings.indexOf(kind.key), 0)
  return Math.round((index * 360) / Math.max(siblings.length, 1) + 20)
}
