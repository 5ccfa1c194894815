/** The lanes between the cards: where they lie, and what the choices behind one show on it. */

import type { Offer, Piece, Words, Zone } from '../../gen/messages'
import { nameOf, seatOf } from '../../lib/drawing'
import { placeAmong } from '../../lib/place'

/** A square of the reef: a card, a lane from left to right or from top to bottom, a crossing. */
export interface Square {
  piece: Piece
  sort: 'cell' | 'across' | 'down' | 'crossing'
  row: number
  column: number
  place: string // in words
}

/** What lies beside a lane: on which side, and its drawing. */
export interface Find {
  side: number // −1: above or left of it
  drawing: string
}

/** How a lane that can be touched looks. */
export interface Sign {
  look: 'go' | 'barren' | 'twins' | 'ink' | 'stay'
  finds: Find[]
}

const SORTS = [
  ['crossing', 'across'],
  ['down', 'cell'],
] as const
const STAYS = ['choice-swim_on', 'choice-arrive', 'choice-turn_round'] // made where the diver is
const BARREN = ['warning-passes', 'about-stops']

export function squaresOf({ pieces = [], columns = 1 }: Zone): Square[] {
  const rows = pieces.length / columns
  return pieces.map((piece, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns]
    const sort = SORTS[row % 2][column % 2]
    return { piece, sort, row, column, place: placeAmong(columns, rows, i) }
  })
}

/** Where each figure on the lanes is: a diver by its seat, or the octopus. */
export function figuresOn(squares: readonly Square[]): Map<string, Square> {
  const lanes = squares.filter(({ sort }) => sort !== 'cell')
  return new Map(lanes.flatMap((square) => (square.piece.marks ?? []).map((mark) => [nameOf(mark), square] as const)))
}

/** From where the choices lead away: where the octopus is, if it moves, or the diver whose turn it is. */
export function originOf(squares: readonly Square[], offers: readonly Offer[], turn: number): Square | undefined {
  const isOctopus = offers.some(({ words }) => words.key === 'choice-octopus')
  return figuresOn(squares).get(isOctopus ? 'octopus' : `diver-${turn}`)
}

/** Where two lanes meet, if they do: row and column of the crossing. */
export function crossingBetween(one: Square, other: Square): [number, number] | null {
  if (one.sort !== other.sort) {
    const [across, down] = one.sort === 'across' ? [one, other] : [other, one]
    const isMet = Math.abs(across.row - down.row) === 1 && Math.abs(across.column - down.column) === 1
    return isMet ? [across.row, down.column] : null
  }
  const [along, beside] = one.sort === 'across' ? ([one.column - other.column, one.row - other.row]) : [one.row - other.row, one.column - other.column]
  return Math.abs(along) === 2 && !beside ? [(one.row + other.row) / 2, (one.column + other.column) / 2] : null
}

/** A line along the middle of lanes, round their crossings, in the units of the reef. */
export function pathAlong(way: readonly Square[]): string {
  const at = ([row, column]: [number, number]): string => `${28.5 + 93.5 * column},${28.5 + 93.5 * row}`
  const points = way.flatMap((square, i): [number, number][] => {
    const turn = i ? crossingBetween(way[i - 1], square) : null
    return [...(turn ? [turn] : []), [square.row, square.column]]
  })
  return `M${points.map(at).join('L')}`
}

/** Along a lane, which way leads away from a square: −1 back, 1 on, 0 neither. */
export function headingFrom(origin: Square | undefined, { sort, row, column }: Square): number {
  if (!origin || sort === 'cell') return 0
  return Math.sign(sort === 'down' ? row - origin.row : column - origin.column)
}

/** What the choices of a lane tell of it. */
export function signOf(offers: readonly Offer[], square: Square, squares: readonly Square[]): Sign {
  const told = offers.map(({ about = [], warning }) => [...about, ...(warning ? [warning] : [])])
  const isAll = (keys: readonly string[]): boolean => told.every((words) => words.some(({ key }) => keys.includes(key)))
  if (offers.some(({ words }) => STAYS.includes(words.key))) return { look: 'stay', finds: [] }
  if (offers.some(({ words }) => words.key === 'choice-octopus')) return { look: 'ink', finds: [] }
  if (isAll(BARREN)) return { look: 'barren', finds: [] }
  const finds = told[0].flatMap(cellsIn).map((cell) => findAt(cell, square, squares))
  return { look: offers.every(({ warning }) => warning) ? 'twins' : 'go', finds }
}

/** The cells that words name, as the grid counts its squares. */
function cellsIn({ fields = {} }: Words): [number, number][] {
  const cells = Object.values(fields).filter((field) => typeof field === 'object' && field.key === 'cell') as Words[]
  return cells.map((cell) => {
    const { column, row } = cell.fields as { column: string; row: number }
    return [2 * row - 1, 2 * 'ABCDE'.indexOf(column) + 1]
  })
}

function findAt([row, column]: [number, number], square: Square, squares: readonly Square[]): Find {
  const card = squares.find((other) => other.row === row && other.column === column)?.piece
  const side = Math.sign(square.sort === 'down' ? column - square.column : row - square.row)
  return { side, drawing: card?.words?.key.startsWith('back-cave') ? 'grotto' : 'little-fish' }
}

/** The seats whose divers are on a square. */
export function diversOn({ piece }: Square): number[] {
  return (piece.marks ?? []).flatMap((mark) => seatOf(mark) ?? [])
}
