/** The log in words: what the game told, and what was remarked about the match. */

import type { Told } from '../gen/messages'
import { t, type Speech } from '../lib/speech.svelte'

const SAID = ['undo', 'bot', 'returned', 'resigned', 'ended'] // remarks that are worth a line

export interface Line {
  version: number
  by: number
  sentences: string[]
}

function sentences(told: Told, speech: Speech): string[] {
  if (!told.remark) return (told.words ?? []).map((words) => speech.say(words))
  const { remark, by = -1 } = told.remark
  return SAID.includes(remark) ? [t(`remark-${remark}`, { name: speech.names[by] ?? '' })] : []
}

export function story(log: readonly Told[], speech: Speech): Line[] {
  const lines = log.map((told) => ({ version: told.version, by: told.by, sentences: sentences(told, speech) }))
  return lines.filter((line) => line.sentences.length)
}
