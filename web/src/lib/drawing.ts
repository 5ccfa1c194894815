/** How words become pictures: emblems, figures, owners, directions. Nothing here knows a game. */

import type { Piece, Words, Zone } from '../gen/messages'

const DIRECTIONS = ['left', 'right', 'up', 'down'] as const
export type Direction = (typeof DIRECTIONS)[number]

type Field = number | string | Words

function fields(words: Words): Field[] {
  return Object.values(words.fields ?? {})
}

function isWords(field: Field): field is Words {
  return typeof field === 'object'
}

/** The player whom words name, if any. */
export function seatOf(words: Words | null | undefined): number | null {
  return seatsIn(words)[0] ?? null
}

/** All of them, who does something before who bears it. */
export function seatsIn(words: Words | null | undefined): number[] {
  const named = words ? [words, ...fields(words).filter(isWords)] : []
  return named.flatMap(({ key, fields }) => (key === 'seat' && typeof fields?.seat === 'number' ? [fields.seat] : []))
}

/** The seats around the table, beginning with who looks. */
export function around(count: number, viewer: number | null): number[] {
  return Array.from({ length: count }, (_, i) => ((viewer ?? 0) + i) % count)
}

/** The ids of all zones and pieces as they lie: what is common, then the players around the table. */
export function idsOf(zones: readonly Zone[], seats: number, viewer: number | null): string[] {
  const owners = [null, ...around(seats, viewer)]
  const laid = owners.flatMap((owner) => zones.filter((zone) => seatOf(zone.words) === owner))
  return laid.flatMap((zone) => [zone.id, ...(zone.pieces ?? []).map((piece) => piece.id)])
}

/** The sort of a key, as the texts have it: a family, a colour, a space, a back … */
function sortOf(words: Words): string {
  return words.key.split('-', 1)[0]
}

/** What a piece is, at heart: the words within its words, or its own. */
export function kindOf(words: Words): Words {
  const inner = fields(words).filter(isWords)
  return inner.find((one) => !['seat', 'colour'].includes(sortOf(one))) ?? inner.find((one) => one.key !== 'seat') ?? words
}

/** A colour that a thing really has, and the ink that can be read on it. */
export interface Tint {
  fill: string
  ink: string
}

const DARK = '#10262e'
const TINTS: Record<string, Tint> = {
  yellow: { fill: 'oklch(0.86 0.16 95)', ink: DARK },
  blue: { fill: 'oklch(0.52 0.16 250)', ink: '#fff' },
  red: { fill: 'oklch(0.53 0.2 25)', ink: '#fff' },
  orange: { fill: 'oklch(0.74 0.17 55)', ink: DARK },
  green: { fill: 'oklch(0.5 0.13 150)', ink: '#fff' },
  violet: { fill: 'oklch(0.48 0.19 305)', ink: '#fff' },
  white: { fill: '#fff', ink: DARK },
}

/** The colour that words name: `colour-red`, `reef-red`, `die-white`. */
export function tintOf(words: Words): Tint | null {
  const tints = keysOf(words).map((key) => TINTS[key.slice(key.indexOf('-') + 1)])
  return tints.find((tint) => tint !== undefined) ?? null
}

/** A colour as CSS variables. */
export function dyed(tint: Tint | null): string {
  return tint ? `--tint:${tint.fill};--tint-ink:${tint.ink}` : ''
}

/** Whether a piece is a place for others: a blank square, or words of the sort `space`. */
export function isPlace(piece: Piece): boolean {
  return !piece.words || sortOf(piece.words) === 'space'
}

/** What is drawn how: a player's figure as a token, a thing of one colour as a cube, all else as a card. */
export function formOf(piece: Piece): 'token' | 'cube' | 'card' {
  if (piece.words && seatOf(piece.words) !== null) return 'token'
  return piece.words && !isPlace(piece) && tintOf(piece.words) ? 'cube' : 'card'
}

/** Whether words tell only what stands on the back. */
export function isBack(words: Words): boolean {
  return sortOf(words) === 'back'
}

/** The figures that stand on a piece, the first one always, others only if they are more than nothing. */
export function figuresOf(words: Words): number[] {
  const figures = fields(words).filter((field) => typeof field === 'number')
  return figures.filter((figure, i) => i === 0 || figure !== 0)
}

export function directionOf(words: Words): Direction | null {
  return DIRECTIONS.find((direction) => words.key.endsWith(`-${direction}`)) ?? null
}

/** A name under which a mark is followed when it moves; `diver-left` of seat 0 is the same thing as `diver-up`. */
export function nameOf(mark: Words): string {
  const direction = directionOf(mark)
  const sort = direction || seatOf(mark) !== null ? sortOf(mark) : mark.key
  const seat = seatOf(mark)
  return seat === null ? sort : `${sort}-${seat}`
}

/** What a happening is about: the last thing that its words name, in the colour that they name. */
export function thingIn(told: Words): Words | null {
  const named = fields(told).filter((field) => isWords(field) && field.key !== 'seat') as Words[]
  const colour = named.find((one) => sortOf(one) === 'colour')
  const thing = named.findLast((one) => one !== colour)
  return colour ? { key: told.key, fields: thing ? { colour, thing } : { colour } } : (thing ?? null)
}

/** All keys within words, for explanations. */
export function keysOf(words: Words): string[] {
  return [words.key, ...fields(words).filter(isWords).flatMap(keysOf)]
}

/** Pieces of one kind, or face down, that lie side by side form a pile, the last on top; nothing covers what may be touched. */
export function piled(pieces: readonly Piece[], isLit: (id: string) => boolean): Piece[][] {
  const piles: Piece[][] = []
  for (const piece of pieces) {
    const last = piles.at(-1)
    if (last && isAlike(last[0], piece) && !isLit(last.at(-1)!.id)) last.push(piece)
    else piles.push([piece])
  }
  return piles
}

function isAlike(one: Piece, other: Piece): boolean {
  if (one.marks?.length || other.marks?.length) return false
  if (!one.words || !other.words) return !one.words && !other.words
  if (tintOf(one.words)) return false
  return kindOf(one.words) !== one.words && kindOf(one.words).key === kindOf(other.words).key
}

/** A grid of cards with spaces between them: its first crossing and all others are blank. */
export function hasSpaces(zone: Zone): boolean {
  const columns = zone.columns ?? 0
  const crossings = (zone.pieces ?? []).filter((_, i) => (Math.floor(i / columns) | (i % columns)) % 2 === 0)
  return columns % 2 === 1 && columns > 2 && crossings.every((piece) => !piece.words && !piece.marks?.length)
}

/** Whether all pieces of a zone are places: a board rather than a heap. */
export function isBoard(zone: Zone): boolean {
  return (zone.pieces ?? []).length > 0 && zone.pieces!.every(isPlace) && zone.pieces!.some((piece) => piece.words)
}

/** How many pieces of a zone are not shown; a piece with a figure may stand for so many. */
export function hiddenIn(zone: Zone): number {
  const pieces = zone.pieces ?? []
  const sum = pieces.reduce((all, piece) => all + (piece.words ? (figuresOf(piece.words)[0] ?? 0) : 0), 0)
  return sum === zone.size ? 0 : Math.max(zone.size - pieces.length, 0)
}

/** A number that is part of a name, as in “Pearl 4”; what the name says by a figure is drawn as such. */
export function numberIn(name: string, kind: Words): string | null {
  return figuresOf(kind).length ? null : (name.match(/\d+/)?.[0] ?? null)
}

/** The first letter of a name, or two where another name of its sort begins alike. */
export function initialsOf(name: string, others: readonly string[]): string {
  const begin = (word: string, length: number): string => [...word].slice(0, length).join('').toLowerCase()
  const length = others.some((other) => begin(other, 1) === begin(name, 1)) ? 2 : 1
  const letters = begin(name, length)
  return letters.charAt(0).toUpperCase() + letters.slice(1)
}

export function letterOf(seat: number): string {
  return 'ABCDEFGH'[seat] ?? '?'
}

export function figure(number: number): string {
  return String(number).replace('-', '−')
}
