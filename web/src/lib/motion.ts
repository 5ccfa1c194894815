/** Pieces move to their places: where each was before is noted, then it glides from there. */

import { settings } from './settings.svelte'

const MILLISECONDS = 420
const EASING = 'cubic-bezier(.2,.8,.25,1)'

type Places = Map<string, DOMRect>

/** Every piece that can be told from the others, by its name. */
function pieces(root: Element): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>()
  const twice = new Set<string>()
  for (const piece of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const name = piece.dataset.piece!
    if (found.has(name)) twice.add(name)
    found.set(name, piece)
  }
  for (const name of twice) found.delete(name)
  return found
}

export function places(root: Element | undefined): Places {
  const at: Places = new Map()
  if (root && !settings.isStill) for (const [name, piece] of pieces(root)) at.set(name, piece.getBoundingClientRect())
  return at
}

export function glide(root: Element | undefined, before: Places): void {
  if (!root || !before.size || settings.isStill) return
  for (const [name, piece] of pieces(root)) {
    const from = before.get(name)
    if (from) slide(piece, from)
    else piece.animate([{ opacity: 0, scale: 0.8 }, { opacity: 1, scale: 1 }], { duration: MILLISECONDS, easing: EASING })
  }
}

function slide(piece: HTMLElement, from: DOMRect): void {
  const to = piece.getBoundingClientRect()
  const [x, y] = [from.left - to.left, from.top - to.top]
  if (Math.abs(x) + Math.abs(y) < 2 || !to.width) return
  const start = { translate: `${x}px ${y}px`, scale: from.width / to.width, transformOrigin: '0 0', zIndex: 9 }
  const end = { translate: '0 0', scale: 1, transformOrigin: '0 0', zIndex: 9 }
  piece.animate([start, end], { duration: MILLISECONDS, easing: EASING })
}

/** The end stands above the table: whoever looked further down is taken there. */
export function toTop(): void {
  scrollTo({ top: 0, behavior: settings.isStill ? 'instant' : 'smooth' })
}

/** Where nothing that glows can be seen, the table moves until something can. */
export function reveal(): void {
  const glowing = [...document.querySelectorAll('.piece.lit, .zone.lit')]
  const end = document.querySelector('.foot')?.getBoundingClientRect().top ?? innerHeight
  const isSeen = (thing: Element): boolean => {
    const { top, bottom } = thing.getBoundingClientRect()
    return top >= 0 && bottom <= end
  }
  if (glowing.some(isSeen)) return
  glowing[0]?.scrollIntoView({ block: 'center', behavior: settings.isStill ? 'instant' : 'smooth' })
}
