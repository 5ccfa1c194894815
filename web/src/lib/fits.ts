/** As many sentences as there is room for, each of them whole, in the choices and in what is asked. */

import type { Attachment } from 'svelte/attachments'

const SLACK = 3 // pixels by which letters may be higher than their line
const RIM = 2 // pixels around what is said
const PICTURED = 5 // pixels by which a picture may stick out

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

// What the bar does without, ever more, until all that is asked can be read.
const WITHOUT = ['', 'hints', 'hints size', 'hints reason', 'hints size reason', 'hints size reason again']

/** Whether something of what is asked is cut, or the bar too small for it. */
function isAskedCut(bar: HTMLElement): boolean {
  const isHigh = (part: Element, slack: number): boolean => part.scrollHeight > part.clientHeight + slack
  const [asked, words] = ['.asked', '.words'].map((part) => bar.querySelector(part)!) as [Element, Element]
  return isHigh(asked, PICTURED) || isHigh(words, SLACK) || !isWithin(words, bar, 0)
}

/** A bar that tells in `data-without` what it must do without for the words that are left to be read whole. */
export const readWhole: Attachment<HTMLElement> = (bar) => {
  const fit = (): void => {
    for (const without of WITHOUT) {
      bar.dataset['without'] = without
      if (!isAskedCut(bar)) return
    }
  }
  const [changed, resized] = [new MutationObserver(fit), new ResizeObserver(fit)]
  changed.observe(bar, { childList: true, subtree: true, characterData: true })
  resized.observe(bar)
  return () => [changed, resized].forEach((seen) => seen.disconnect())
}
