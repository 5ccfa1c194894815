/** As many sentences as there is room for, each of them whole. */

import type { Attachment } from 'svelte/attachments'

const SLACK = 3 // pixels by which letters may be higher than their line
const RIM = 2 // pixels around what is said

function isWithin(inner: Element, outer: Element, rim: number): boolean {
  const [{ top, bottom }, box] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()]
  return top >= box.top + rim && bottom <= box.bottom - rim
}

/** Whether what is said is cut, or sticks out of its button, or the button out of the bar. */
function isCut(node: HTMLElement): boolean {
  const button = node.closest('button')!
  const isWide = node.scrollHeight > node.clientHeight + SLACK || node.scrollWidth > node.clientWidth + SLACK
  return isWide || !isWithin(node.parentElement!, button, RIM) || !isWithin(button, node.closest('.offers')!, -RIM)
}

/** Says its parts from the first on; the last ones are left to the tip where the room is too small. */
export function fits(said: readonly string[]): Attachment<HTMLElement> {
  return (node) => {
    const fit = (): void => {
      const parts = [...node.children].slice(0, said.length) as HTMLElement[]
      for (const part of parts) part.hidden = false
      while (parts.length && isCut(node)) parts.pop()!.hidden = true
    }
    const seen = new ResizeObserver(fit)
    seen.observe(node.closest('button')!)
    seen.observe(node.closest('.offers')!)
    return () => seen.disconnect()
  }
}
