/** How the exploration hangs on its rope: in one line, or to and fro where there is more height than width. */

export interface Place {
  x: number
  y: number
}

export interface Rope {
  card: number // the width of a card
  places: Place[] // the upper left corner of each card, and of the next one while there is room
  path: string[] // the rope from each peg to the next; first, down to the first peg; last, to who dives
  deep: number // how far down it hangs; below is open water
  end: (Place & { isBack: boolean }) | null // the hand of who dives, and whether the rope leads back there
}

const TALL = 1.4 // a card is so much higher than wide
const FEW = 6 // room that is always kept
const LINES = [1, 2, 3]
const GAP = 0.12 // between cards, in cards
const CLOSE = 0.05 // where there are many
const PEG = 0.2 // above a card, in cards
const TAG = 0.17 // what it brings, below it
const LEAST_TAG = 17 // pixels, where it is written as small as can be
const SLOPE = 0.13 // how much deeper than the one before, in cards
const HAND = { x: 0.85, y: 0.3 } // from the last peg, in cards
const WINCH = { x: -0.28, y: -2.25 } // where the rope begins, in cards
const BOAT = { x: -0.14, y: -0.4 }

/** The widest cards that fit, so many to a line. */
function measured(count: number, width: number, height: number): { card: number; per: number } {
  const gap = count > FEW ? CLOSE : GAP
  const ways = LINES.map((lines) => {
    const per = Math.ceil(count / lines)
    const line = height / lines
    return { per, card: Math.min(width / (per * (1 + gap)), line / (PEG + TALL + TAG), (line - LEAST_TAG) / (PEG + TALL)) }
  })
  return ways.reduce((best, way) => (way.card > best.card * 1.05 ? way : best))
}

/** A rope for so many cards in a room, from the winch down into open water, or from the boat above. */
export function hung(count: number, width: number, height: number, hasWinch: boolean): Rope {
  const room = Math.max(count, FEW)
  const { card, per } = measured(room, width, height)
  const lines = Math.ceil(room / per)
  const pitch = width / per
  const line = height / lines
  const spare = Math.max(0, line - card * (PEG + TALL + TAG))
  const slope = lines > 1 ? 0 : Math.min(card * SLOPE, hasWinch ? Infinity : spare / per)
  const lift = lines > 1 ? spare / 2 : Math.max(0, Math.min(card * 0.1, spare - slope * (per - 1)))
  const isBack = (i: number): boolean => Math.floor(i / per) % 2 > 0
  const spots = Array.from({ length: room }, (_, i) => {
    const x = isBack(i) ? per - 1 - (i % per) : i % per
    return { x: (x + 0.5) * pitch - card / 2, y: Math.floor(i / per) * line + card * PEG + lift + i * slope }
  })
  const places = spots.slice(0, count + 1)
  const deep = Math.ceil(places.length / per) * line
  const path = strung(hasWinch ? places : spots.slice(0, count + 2), card, per, width, hasWinch ? WINCH : BOAT)
  if (!hasWinch) {
    const free = spots[count + 1] // in shallow water who dives needs a place of their own
    return { card, places, path, deep, end: free ? { ...pegOf(free, card), isBack: isBack(count + 1) } : null }
  }
  const last = pegOf(places.at(-1)!, card)
  const end = { x: last.x + HAND.x * card, y: last.y + HAND.y * card, isBack: false }
  return { card, places, path: [...path, sagging(last, end, card)], deep, end }
}

function pegOf({ x, y }: Place, card: number): Place {
  return { x: x + card / 2, y: y - card * 0.04 }
}

function sagging(from: Place, to: Place, card: number): string {
  return `M${from.x},${from.y}Q${(from.x + to.x) / 2},${(from.y + to.y) / 2 + card * 0.09} ${to.x},${to.y}`
}

/** The rope from peg to peg; it sags between them, and swings round where a line ends. */
function strung(places: readonly Place[], card: number, per: number, width: number, start: Place): string[] {
  const pegs = places.map((place) => pegOf(place, card))
  return pegs.map((peg, i) => {
    const from = pegs[i - 1]
    if (!from) return `M${start.x * card},${start.y * card}C${start.x * card},${peg.y} ${start.x * card},${peg.y} ${peg.x},${peg.y}`
    if (i % per === 0) {
      const out = (i / per) % 2 ? width + card * 0.35 : -card * 0.35
      return `M${from.x},${from.y}C${out},${from.y} ${out},${peg.y} ${peg.x},${peg.y}`
    }
    return sagging(from, peg, card)
  })
}

/** The middle of a card. */
function middle({ places, card }: Rope, i: number): Place {
  return { x: places[i].x + card / 2, y: places[i].y + (card * TALL) / 2 }
}

/** Lightning from the first of some cards to the last; none between fewer than two. */
export function lightning(rope: Rope, cards: readonly number[]): string | null {
  if (cards.length < 2) return null
  const [from, to] = [middle(rope, cards[0]), middle(rope, cards.at(-1)!)]
  const steps = [0, 0.2, 0.35, 0.55, 0.7, 1]
  const points = steps.map((t, i) => [from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t + (i % 2 ? 1 : -1) * rope.card * 0.22 * Math.sin(Math.PI * t)])
  return `M${points.map((point) => point.join()).join('L')}`
}

/** A line below from card to card; none between fewer than two, or where it would lie over another line of cards. */
export function linked(rope: Rope, cards: readonly number[]): string | null {
  if (cards.length < 2 || rope.places.at(-1)!.y - rope.places[0].y > rope.card) return null
  const ends = [cards[0], cards.at(-1)!].map((i) => ({ x: rope.places[i].x + rope.card / 2, y: rope.places[i].y + rope.card * (TALL + TAG) }))
  const low = Math.max(...ends.map(({ y }) => y)) + rope.card * 0.42
  return `M${ends[0].x},${ends[0].y}C${ends[0].x},${low} ${ends[1].x},${low} ${ends[1].x},${ends[1].y}`
}
