/** Room on the screen for something that may lie anywhere but on what can be chosen. */

export interface Place {
  left: number
  top: number
}

const STEP = 12 // pixels between the places that are tried
const APART = 6 // from what must stay free
const COVERED = 180 // pixels that it lies further away rather than on one more thing

/** The free place for a thing that is nearest to where its middle would like to be, and covers little; null where there is none. */
export function roomFor({ width, height }: DOMRect, wish: DOMPoint, taken: readonly DOMRect[], others: readonly DOMRect[]): Place | null {
  let best: Place | null = null
  let least = Infinity
  for (let top = 0; top <= innerHeight - height; top += STEP) {
    for (let left = 0; left <= innerWidth - width; left += STEP) {
      const box = new DOMRect(left, top, width, height)
      if (!taken.every((one) => isBeside(one, box, APART))) continue
      const { x, y } = middleOf(box)
      const cost = Math.hypot(x - wish.x, y - wish.y) + COVERED * others.filter((one) => !isBeside(one, box, APART)).length
      if (cost < least) [best, least] = [{ left, top }, cost]
    }
  }
  return best
}

/** Where things are that are seen. */
export function boxesOf(things: Iterable<Element>): DOMRect[] {
  return [...things].map((thing) => thing.getBoundingClientRect()).filter(({ width }) => width)
}

export function middleOf({ left, top, width, height }: DOMRect): DOMPoint {
  return new DOMPoint(left + width / 2, top + height / 2)
}

/** The one whose middle is nearest. */
export function nearest(boxes: readonly DOMRect[], { x, y }: DOMPoint): DOMRect | undefined {
  const away = (box: DOMRect): number => Math.hypot(middleOf(box).x - x, middleOf(box).y - y)
  return boxes.toSorted((one, other) => away(one) - away(other))[0]
}

/** Whether so many pixels are free between them. */
export function isBeside(one: DOMRect, other: DOMRect, apart: number): boolean {
  const isAside = one.right + apart <= other.left || other.right + apart <= one.left
  return isAside || one.bottom + apart <= other.top || other.bottom + apart <= one.top
}
