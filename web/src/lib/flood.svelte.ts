/** The water of a game floods in when it is opened from home, and is gone when its table is there. */

import { settings } from './settings.svelte'

const LONGEST_MS = 4000 // whatever happens, nobody is left under water
const EBB_MS = 350

let game = $state<string | null>(null)
let isEbbing = $state(false)
let timer = 0

export const flood = {
  get game(): string | null {
    return game
  },
  get isEbbing(): boolean {
    return isEbbing
  },
}

export function rise(wanted: string): void {
  if (settings.isStill) return
  game = wanted
  isEbbing = false
  clearTimeout(timer)
  timer = window.setTimeout(ebb, LONGEST_MS)
}

export function ebb(): void {
  if (!game || isEbbing) return
  isEbbing = true
  clearTimeout(timer)
  timer = window.setTimeout(() => (game = null), EBB_MS)
}
