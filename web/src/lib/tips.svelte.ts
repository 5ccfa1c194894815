/** What is pointed at explains itself: one tip at a time, beside the thing. */

import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'

export interface Tip {
  lines: string[]
  at: DOMRect
  bar?: DOMRect // with the question, which no tip may cover
}

let tip = $state.raw<Tip | null>(null)
let owner: Element | null = null
let pressed: readonly [number, number] = [NaN, NaN] // where the pointer was when it pressed last
addEventListener('pointerdown', ({ clientX, clientY }) => (pressed = [clientX, clientY]), true)

export const tips = {
  get now(): Tip | null {
    return tip
  },
}

/** The same for who listens: one sentence after the other. */
export function asOne(lines: string[]): string {
  return lines.join('. ').replaceAll('.. ', '. ')
}

export function hush(): void {
  tip = null
  owner = null
}

/** Where a thing is; of a choice in the bar, where the bar is, so that no other choice is covered. */
function placeOf(node: HTMLElement): Pick<Tip, 'at' | 'bar'> {
  const at = node.getBoundingClientRect()
  const bar = document.querySelector('.bar')?.getBoundingClientRect()
  return { at: bar && node.closest('.bar') ? new DOMRect(at.left, bar.top, at.width, bar.height) : at, bar }
}

/** Explains a thing on hover, focus, tap (where a tap does nothing else) or long press. */
export function explains(lines: () => string[]): Attachment<HTMLElement> {
  return (node) => {
    const show = (): void => {
      const said = lines().filter(Boolean)
      if (!said.length) return
      tip = { lines: said, ...placeOf(node) }
      owner = node
    }
    const hide = (): void => {
      if (owner === node) hush()
    }
    const hold = (event: Event): void => {
      event.preventDefault()
      show()
    }
    const point = (event: PointerEvent): void => {
      const isResting = event.clientX === pressed[0] && event.clientY === pressed[1] // what lies there has come after the press
      if (event.pointerType === 'mouse' && !isResting) show()
    }
    const focus = (): void => {
      if (node.matches(':focus-visible')) show()
    }
    const handlers: [string, EventListener][] = [
      ['pointerenter', point as EventListener], ['pointerleave', hide], ['focus', focus],
      ['blur', hide], ['contextmenu', hold], ['click', show],
    ]
    // by Svelte's own `on`: what has the focus may be removed while the page is drawn, and blurs in the midst of it
    const off = handlers.map(([name, handler]) => on(node, name, handler))
    return () => {
      hide()
      for (const stop of off) stop()
    }
  }
}
