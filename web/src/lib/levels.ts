/** The levels of bots, by their names and by what they do. */

import type { SeatInfo } from '../gen/messages'
import { t } from './speech.svelte'

export function levelName(level: string): string {
  return t(`bot-name-${level}`)
}

/** Who plays a seat where no person does: a bot of a level, or one that stands in for somebody. */
export function botOf({ level, replaced }: SeatInfo): string {
  return level && !replaced ? levelName(level) : t('bot')
}

/** In one line: Diver: plays sensibly. */
export function levelLine(level: string): string {
  return t('level-line', { name: levelName(level), about: t(`bot-${level}`) })
}
