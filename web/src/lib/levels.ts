/** The levels of bots, by their names and by what they do. */

import { t } from './speech.svelte'

export function levelName(level: string): string {
  return t(`bot-name-${level}`)
}

/** In one line: Diver: plays sensibly. */
export function levelLine(level: string): string {
  return t('level-line', { name: levelName(level), about: t(`bot-${level}`) })
}
