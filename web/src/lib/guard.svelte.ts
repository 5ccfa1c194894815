/**
 * Guards against hasty hands: what has just appeared takes no answer yet, and neither the second click of a double
 * click nor a key that is held down is an answer.
 */

import type { Attachment } from 'svelte/attachments'

const GUARDED_MS = 250

let began = 0 // when the press began that clicks now
let isPressed = false // a press has not clicked yet; what helps people to click may click without one
let isDouble = false

function press(event: Event): void {
  began = event.timeStamp
  isPressed = true
  isDouble = false
}

addEventListener('pointerdown', press, true)
addEventListener(
  'keydown',
  (event) => {
    if (!event.repeat) press(event)
    else if (event.key === 'Enter') event.preventDefault() // it would click again and again
  },
  true,
)
addEventListener(
  'click',
  ({ detail, timeStamp }) => {
    if (!isPressed) began = timeStamp
    isPressed = false
    isDouble = detail > 1
  },
  true,
)

/** Whether the press of this moment is meant for what appeared then. */
function counts(appeared: number): boolean {
  return !isDouble && began >= appeared + GUARDED_MS
}

/** Of a place where something else appears again and again. */
export class Guard {
  isFresh = $state(true) // it has just appeared
  private appeared = Infinity
  private timer = 0

  /** Something else is there now. */
  renew(): void {
    this.appeared = performance.now()
    this.isFresh = true
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => (this.isFresh = false), GUARDED_MS)
  }

  counts(): boolean {
    return counts(this.appeared)
  }
}

/** Of one button that cannot be taken back. */
export const guarded: Attachment<HTMLElement> = (button) => {
  const appeared = performance.now()
  const stop = (event: Event): void => {
    if (!counts(appeared)) event.stopImmediatePropagation()
  }
  button.addEventListener('click', stop, true)
  button.ariaDisabled = 'true'
  const waking = setTimeout(() => (button.ariaDisabled = null), GUARDED_MS)
  return () => {
    clearTimeout(waking)
    button.removeEventListener('click', stop, true)
  }
}
