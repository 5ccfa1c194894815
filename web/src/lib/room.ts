/** Room on the screen for something that may lie anywhere but on what can be chosen. */

export interface Place {
  left: number
  top: number
}

const STEP = 12 // pixels between the places that are tried
const APART = 6 // from what must stay free

/** The free place for a thing that is nearest to where its middle would like to be; null where there is none. */
export function roomFor({ width, height }: DOMRect, wish: DOMPoint, taken: readonly DOMRect[]): Place | null {
  const [right, bottom] = [innerWidth - width, innerHeight - height]
  const tried: Place[] = []
  for (let top = 0; top <= bottom; top += STEP) for (let left = 0; left <= right; left += STEP) tried.push({ left, top })
  const far = ({ left, top }: Place): number => Math.hypot(left + width / 2 - wish.x, top + height / 2 - wish.y)
  const isFree = ({ left, top }: Place): boolean => taken.every((box) => isBeside(box, new DOMRect(left, top, width, height)))
  return tried.sort((one, other) => far(one) - far(other)).find(isFree) ?? null
}

export function middleOf({ left, top, width, height }: DOMRect): DOMPoint {
  return new DOMPoint(left + width / 2, top + height / 2)
}

function isBeside(one: DOMRect, other: DOMRect): boolean {
  const isAside = one.right + APART <= other.left || other.right + APART <= one.left
  return isAside || one.bottom + APART <= other.top || other.bottom + APART <= one.top
}
