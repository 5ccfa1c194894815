/** Pictures of the table: what happenings change in them, and what flew from where to where. */

import type { Change, Piece, Plate, Scene, Told, Words, Zone } from '../gen/messages'
import { directionOf, isPlace, keysOf, nameOf, seatOf } from './drawing'

type Zones = readonly Zone[]

/** The table after something was told of it. */
export interface Moment {
  version: number // of the line that told it
  count: number // how many of its scenes were told by then
  told: Told | null // the line with this scene alone
  mover: number // whose turn it is
  zones: Zones
  plates: readonly Plate[] // how each seat stands
}

// — changes —

export function after(zones: Zones, changes: readonly Change[] = []): Zones {
  const known = new Map(zones.flatMap(({ pieces = [] }) => pieces.map((piece) => [piece.id, piece])))
  const news = new Map(changes.map((change) => [change.zone, change]))
  return zones.map((zone) => (news.has(zone.id) ? changed(zone, news.get(zone.id)!, known) : zone))
}

function changed(zone: Zone, change: Change, known: ReadonlyMap<string, Piece>): Zone {
  const { gone = [], come = [], changed = [] } = change
  const names = (zone.pieces ?? []).map(({ id }) => id).filter((id) => !gone.includes(id))
  for (const { at, id } of come) names.splice(at, 0, id)
  const looks = new Map(changed.map((piece) => [piece.id, piece]))
  const pieces = names.map((id) => looks.get(id) ?? known.get(id)!)
  return { ...zone, size: change.size ?? zone.size, words: change.words ?? zone.words, pieces }
}

/** A picture that nobody told: all there is at a version. */
export function still(version: number, zones: Zones, plates: readonly Plate[] = []): Moment {
  return { version, count: Infinity, told: null, mover: -1, zones, plates }
}

/** Every moment that follows from a moment by these lines. */
export function film(start: Moment, lines: readonly Told[]): Moment[] {
  const moments: Moment[] = []
  for (const line of lines) {
    const before = moments.at(-1) ?? start
    const { version, scenes = [] } = line
    const mover = moverOf(line) ?? before.mover
    let { zones, plates } = before
    for (const [i, scene] of scenes.entries()) {
      zones = after(zones, scene.changes)
      plates = renewed(plates, scene.plates)
      moments.push({ version, count: i + 1, told: { ...line, scenes: [scene] }, mover, zones, plates })
    }
    if (!scenes.length) moments.push({ version, count: 0, told: line, mover, zones: after(zones, line.changes), plates: renewed(plates, line.plates) })
  }
  return moments
}

/** How each seat stands when some of the plates are others. */
function renewed(plates: Moment['plates'], now: Scene['plates']): Moment['plates'] {
  return now ? plates.map((plate, seat) => now[seat] ?? plate) : plates
}

/** Who makes a line happen: who chose, or whom chance tells of. */
export function moverOf({ by, remark, scenes }: Told): number | null {
  if (remark) return null
  return by >= 0 ? by : seatOf(scenes?.[0]?.words)
}

export function sceneOf(moment: Moment): Scene | undefined {
  return moment.told?.scenes?.[0]
}

/** What kind of happening was told; none: nothing was. */
export function kindOf(moment: Moment): string {
  const words = sceneOf(moment)?.words
  return words ? kindIn(words) : ''
}

/** What kind of happening words tell. */
export function kindIn(words: Words): string {
  return words.key.replace(/^told-|-hidden$/g, '')
}

/** The piece on which a thing of this name stands, or the thing itself. */
export function bearerOf(zones: Zones, name: string): string {
  const pieces = zones.flatMap(({ pieces = [] }) => pieces)
  return pieces.find(({ marks }) => marks?.some((mark) => nameOf(mark) === name))?.id ?? name
}

/** The log as far as a moment. */
export function upTo(log: readonly Told[], { version, count }: Moment): Told[] {
  const lines = log.filter((line) => line.version <= version)
  return lines.map((line) => (line.version === version ? { ...line, scenes: line.scenes?.slice(0, count) } : line))
}

/** All that was told up to a moment, but for what was taken back. */
export function pastOf(log: readonly Told[], moment: Moment): Words[] {
  const lasting: Told[] = []
  for (const line of upTo(log, moment)) {
    if (line.remark?.remark === 'undo') lasting.pop()
    else if (!line.remark) lasting.push(line)
  }
  return lasting.flatMap(({ scenes = [] }) => scenes.map(({ words }) => words))
}

/** A moment by the name that links give it: its line, and how many of its scenes were told. */
export function momentAt(moments: readonly Moment[], name: string): number {
  const [version, count = Infinity] = name.split('.').map(Number)
  return moments.findLastIndex((moment) => moment.version < version || (moment.version === version && moment.count <= count))
}

export function nameOfMoment({ version, count }: Moment): string {
  return Number.isFinite(count) ? `${version}.${count}` : String(version)
}

// — what a client and the table agree about —

const MODULUS = 65521

/** Adler-32 of the zones, spelled out. */
export function checksum(zones: Zones): number {
  let [a, b] = [1, 0]
  for (const byte of new TextEncoder().encode(zones.map(text).join(''))) {
    a = (a + byte) % MODULUS
    b = (b + a) % MODULUS
  }
  return b * 65536 + a
}

function text({ id, size, words, pieces = [] }: Zone): string {
  const each = pieces.map((piece) => {
    const marks = (piece.marks ?? []).map((mark) => `+${spelled(mark)}`)
    return `${piece.id}=${piece.words ? spelled(piece.words) : ''}${marks.join('')};`
  })
  return `${id}|${size}|${spelled(words)}|${each.join('')}\n`
}

function spelled({ key, fields = {} }: Words): string {
  const names = Object.keys(fields).sort()
  const each = names.map((name) => `${name}:${value(fields[name])},`)
  return `${key}(${each.join('')})`
}

function value(field: number | string | Words): string {
  return typeof field === 'object' ? spelled(field) : String(field)
}

// — what moves —

/** The zones in which something came, and those from which something went, but for figures and what stands on others. */
export function stir(before: Zones, now: Zones): { came: string[]; went: string[] } {
  const [old, young] = [looks(before), looks(now)]
  const ids = [...young.keys()]
  const came = ids.filter((id) => [...young.get(id)!].some((look) => !old.get(id)?.has(look)))
  const went = ids.filter((id) => [...(old.get(id) ?? [])].some((look) => !young.get(id)!.has(look)))
  return { came, went }
}

function looks(zones: Zones): Map<string, Set<string>> {
  const look = (zone: Zone): string[] => (zone.pieces ?? []).map(({ id, words }) => [id, ...(words ? keysOf(words) : [])].join())
  return new Map(zones.map((zone) => [zone.id, new Set(look(zone))]))
}

/** A piece, or what stands on one. */
interface Thing {
  at: string
  face: string
}

/** The name of a thing that stands on a piece. */
export function markAt(piece: string, number: number): string {
  return `${piece}/${number}`
}

function things(zones: Zones): Thing[] {
  return zones.flatMap((zone) =>
    (zone.pieces ?? []).flatMap((piece) => {
      const marks = (piece.marks ?? []).map((mark, i) => ({ at: markAt(piece.id, i), face: faceOf(mark) }))
      const isThing = piece.words ? !isPlace(piece) : !zone.columns
      return isThing ? [{ at: piece.id, face: faceOf(piece.words) }, ...marks] : marks
    }),
  )
}

/** What a thing is known by: a figure keeps its name wherever it looks. */
function faceOf(words: Words | null | undefined): string {
  if (!words) return ''
  return directionOf(words) || seatOf(words) !== null ? nameOf(words) : spelled(words)
}

function without(some: readonly Thing[], others: readonly Thing[]): Thing[] {
  const known = new Set(others.map(({ at, face }) => `${at} ${face}`))
  return some.filter(({ at, face }) => !known.has(`${at} ${face}`))
}

/** Where each thing that arrived came from: what looks like it, itself (it turned over), the one thing that left, a pile. */
export function flights(before: Zones, now: Zones): Map<string, string> {
  const [old, young] = [things(before), things(now)]
  const left = without(old, young)
  const arrived = without(young, old)
  const from = new Map<string, string>()

  const match = (isIt: (thing: Thing, arrival: Thing) => boolean): void => {
    for (const arrival of arrived.filter(({ at }) => !from.has(at))) {
      const found = left.findIndex((thing) => isIt(thing, arrival))
      if (found >= 0) from.set(arrival.at, left.splice(found, 1)[0].at)
    }
  }
  match((thing, { face }) => thing.face === face)
  match((thing, { at }) => thing.at === at)
  match(() => left.length === 1)

  const pile = shrunk(before, now, from)
  for (const { at } of arrived) if (pile && !from.has(at)) from.set(at, pile)
  return from
}

/** The one zone that has fewer things now; or, in it, the one piece that stands for fewer. */
function shrunk(before: Zones, now: Zones, from: ReadonlyMap<string, string>): string | null {
  const sizes = new Map(before.map((zone) => [zone.id, zone.size]))
  const less = now.filter((zone) => zone.size < (sizes.get(zone.id) ?? 0))
  if (less.length !== 1) return null
  const changed = (less[0].pieces ?? []).filter(({ id }) => from.get(id) === id)
  return changed.length === 1 ? changed[0].id : less[0].id
}
