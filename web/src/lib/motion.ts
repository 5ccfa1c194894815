/** Pieces move to their places: where each was before is noted, then it glides from there. */

import { settings } from './settings.svelte'

export const FLIGHT_MS = 420
const FADE_MS = 200
const TIMING = { duration: FLIGHT_MS, easing: 'cubic-bezier(.2,.8,.25,1)' }

const NOWHERE = new DOMRect()

type Places = Map<string, DOMRect>

/** Every piece by its id, and what stands on it. */
function pieces(root: Element): Map<string, HTMLElement> {
  return new Map([...root.querySelectorAll<HTMLElement>('[data-piece]')].map((piece) => [piece.dataset.piece!, piece]))
}

/** Where everything is that something can fly from: pieces, and piles. */
export function places(root: Element | undefined): Places {
  const at: Places = new Map()
  if (!root) return at
  for (const zone of root.querySelectorAll<HTMLElement>('[data-zone]')) {
    const deck = zone.querySelector('.deck')
    at.set(zone.dataset.zone!, deck ? boxOf(deck) : middle(zone))
  }
  for (const [name, piece] of pieces(root)) at.set(name, boxOf(piece))
  return at
}

/** Where a thing is; where nothing flies nobody needs to know, and measuring takes time. */
function boxOf(thing: Element): DOMRect {
  return settings.isStill ? NOWHERE : thing.getBoundingClientRect()
}

/** A point: what comes from there has the size that it has. */
function middle(zone: Element): DOMRect {
  const { left, top, width, height } = boxOf(zone)
  return new DOMRect(left + width / 2, top + height / 2)
}

/** Everything moves from where it was, or whence it came, to where it is. */
export function glide(root: Element | undefined, before: Places, from: ReadonlyMap<string, string>): void {
  if (!root || !before.size) return
  for (const [name, piece] of pieces(root)) {
    const origin = from.get(name)
    const start = before.get(origin ?? name)
    const isMark = piece.matches('.mark') // it moves with what it stands on
    if (settings.isStill ? origin || !start : !start) appear(piece)
    else if (settings.isStill || (isMark && !origin)) continue
    else if (origin === name) turn(piece)
    else slide(piece, start!)
  }
}

function appear(piece: HTMLElement): void {
  piece.animate([{ opacity: 0 }, { opacity: 1 }], FADE_MS)
}

function turn(piece: HTMLElement): void {
  piece.animate([{ rotate: 'y 90deg' }, { rotate: 'y 0deg' }], TIMING)
}

function slide(piece: HTMLElement, from: DOMRect): void {
  const to = piece.getBoundingClientRect()
  const scale = from.width / to.width || 1
  const [x, y] = from.width ? [from.left - to.left, from.top - to.top] : [from.left - to.left - to.width / 2, from.top - to.top - to.height / 2]
  if (Math.abs(x) + Math.abs(y) < 2 || !to.width) return
  const above = { transformOrigin: '0 0', zIndex: 9, pointerEvents: 'none' } // what lies below can still be touched
  const start = { translate: `${x}px ${y}px`, scale, ...above }
  const end = { translate: '0 0', scale: 1, ...above }
  piece.animate([start, end], TIMING)
}

/** The end stands above the table: whoever looked further down is taken there. */
export function toTop(): void {
  scrollTo({ top: 0, behavior: settings.isStill ? 'instant' : 'smooth' })
}

/** Where nothing that glows can be seen, the table moves until something can; a world always lies in one view. */
export function reveal(): void {
  if (document.querySelector('main.world')) return
  const glowing = [...document.querySelectorAll('.piece.lit, .zone.lit')]
  const end = document.querySelector('.foot')?.getBoundingClientRect().top ?? innerHeight
  const isSeen = (thing: Element): boolean => {
    const { top, bottom } = thing.getBoundingClientRect()
    return top >= 0 && bottom <= end
  }
  if (glowing.some(isSeen)) return
  glowing[0]?.scrollIntoView({ block: 'center', behavior: settings.isStill ? 'instant' : 'smooth' })
}
