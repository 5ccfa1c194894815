/** Light, dark, or as the system has it. */

import { keep, kept } from './kept'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

let theme = $state<Theme>(THEMES.find((name) => name === kept('theme')) ?? 'system')

export const look = {
  get theme(): Theme {
    return theme
  },
  set theme(wanted: Theme) {
    theme = wanted
    keep('theme', wanted)
    show()
  },
}

export function show(): void {
  document.documentElement.dataset.theme = theme
}
