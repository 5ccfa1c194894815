/** How this person wants to play, kept by the browser; the first value of each setting holds until another is chosen. */

import { prefersReducedMotion } from 'svelte/motion'
import { keep, kept } from './kept'

export const VALUES = {
  theme: ['system', 'light', 'dark'],
  motion: ['system', 'reduced', 'full'],
  speed: ['normal', 'calm', 'quick', 'at-once'], // how fast what happens is played
  sound: ['on', 'off'],
  confirmations: ['on', 'off'], // a choice with a warning asks once more
  firsts: ['on', 'off'], // what happens for the first time is explained
  memory: ['newcomer', 'on', 'off'], // the memory aid at new tables against bots
  notifications: ['off', 'on'], // that it is one's turn, while the page is out of sight
} as const

export type Setting = keyof typeof VALUES
type Value<S extends Setting> = (typeof VALUES)[S][number]
type Values = { [S in Setting]: Value<S> }

function remembered<S extends Setting>(name: S): Value<S> {
  const values: readonly Value<S>[] = VALUES[name]
  return values.find((value) => value === kept(name)) ?? values[0]
}

const PACES = { calm: 1.6, normal: 1, quick: 0.5, 'at-once': 0 }

const names = Object.keys(VALUES) as Setting[]
const chosen = $state(Object.fromEntries(names.map((name) => [name, remembered(name)])) as Values)

export const settings = {
  /** The values as they are chosen now. */
  get now(): Readonly<Values> {
    return chosen
  },
  /** Whether a choice with a warning asks once more. */
  get asksTwice(): boolean {
    return chosen.confirmations === 'on'
  },
  /** Whether what happens for the first time is explained. */
  get explains(): boolean {
    return chosen.firsts === 'on'
  },
  /** How long everything lasts, as a multiple of its usual time. */
  get pace(): number {
    return PACES[chosen.speed]
  },
  /** Whether nothing flies or shakes. */
  get isStill(): boolean {
    return chosen.motion === 'system' ? prefersReducedMotion.current : chosen.motion === 'reduced'
  },
}

export function set<S extends Setting>(name: S, value: Value<S>): void {
  chosen[name] = value as Values[S]
  keep(name, value)
}

/** Show the page as it is wanted; an effect of the whole application. */
export function dress(page: HTMLElement): void {
  page.dataset.theme = chosen.theme
  page.dataset.motion = settings.isStill ? 'still' : 'full'
  for (const meta of page.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) meta.media = when(meta.dataset.scheme!)
}

/** When a colour of the browser's own frame holds. */
function when(scheme: string): string {
  if (chosen.theme === 'system') return `(prefers-color-scheme: ${scheme})`
  return chosen.theme === scheme ? 'all' : 'not all'
}

/** Whoever has not finished a match of a game is new to it. */
export function finish(game: string): void {
  keep(`finished-${game}`, 'yes')
}

/** Whether a new table against bots helps to remember. */
export function helpsToRemember(game: string): boolean {
  return chosen.memory === 'newcomer' ? !kept(`finished-${game}`) : chosen.memory === 'on'
}
