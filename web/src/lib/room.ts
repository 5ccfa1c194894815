/** Room on the screen for something that may lie anywhere but on what can be chosen. */

export interface Place {
  left: number
  top: number
}

const STEP = 12 // pixels between the places that are tried
const APART = 6 // from what must stay free
const HEAD = 56 // where it would like to lie: in the middle, below the heading

/** The free place for a thing that is nearest to where it would like to lie; null where there is none. */
export function roomFor({ width, height }: DOMRect, taken: readonly DOMRect[]): Place | null {
  const [right, bottom] = [innerWidth - width, innerHeight - height]
  const wish = { left: right / 2, top: Math.min(HEAD, bottom) }
  const tried: Place[] = [wish]
  for (let top = 0; top <= bottom; top += STEP) for (let left = 0; left <= right; left += STEP) tried.push({ left, top })
  const far = (place: Place): number => Math.hypot(place.left - wish.left, place.top - wish.top)
  const isFree = ({ left, top }: Place): boolean => taken.every((box) => isBeside(box, new DOMRect(left, top, width, height)))
  return tried.sort((one, other) => far(one) - far(other)).find(isFree) ?? null
}

function isBeside(one: DOMRect, other: DOMRect): boolean {
  const isAside = one.right + APART <= other.left || other.right + APART <= one.left
  return isAside || one.bottom + APART <= other.top || other.bottom + APART <= one.top
}
