/** What a game brings of its own: until then, and for whatever it leaves out, the generic drawing is used. */

import type { Component } from 'svelte'
import type { Piece, Words } from '../gen/messages'
import type { Sound } from '../lib/sound'
import type { Speech } from '../lib/speech.svelte'
import type { BoardProps, LabelProps, OutcomeProps, StakeProps } from '../table/context'

/** What is small, and shown wherever a game is named. */
export interface Skin {
  glyphs: Record<string, string> // an SVG path in a box of 24 × 24 for a key of its texts
  badges?: Record<string, string> // what is drawn small on the glyph of a key
  abouts?: Record<string, string[]> // a key that the explanations of others explain
}

export interface FaceProps {
  words: Words | null
  piece: Piece
  speech: Speech
  isMini?: boolean // it is never larger than a thumbnail: what would only be seen on a larger one may be left out
}

/** What is big, and loaded when a game is opened. It draws; it knows no rule. */
export interface World {
  Board: Component<BoardProps> // a layout over the game's zones, at every size
  Face: Component<FaceProps> // a piece, or its back where nothing is known of it
  Place?: Component<{ piece: Piece; speech: Speech }> // a space that others lie on
  Mark?: Component<{ words: Words; piece: Piece; speech: Speech }> // what stands on a piece
  Label?: Component<LabelProps> // what a choice is called, where the game has letters of its own
  Outcome?: Component<OutcomeProps> // what a choice leads to, where the game has a drawing for it
  Stake?: Component<StakeProps> // what this turn is worth and risks, in the bar
  avatar?: (seat: number) => string // the drawing in the sprite of who sits there, where the board has faces of its own
  Sprite: Component // all drawings, once on a page
  perch?: string // a drawing of 260 × 224 on which the portrait of who won sits
  partSign?: (key: string) => string | undefined // the drawing in the sprite of a part of the score
  partColour?: (key: string) => string | undefined // on which white can be read, for a part of the score
  shows?: readonly string[] // keys of pieces that the rules show beside those that are explained
  specimen?: (key: string) => Words // a piece of the kind that a key names
  aspect?: number // of its cards, width to height, where that is not 5 / 7
  few?: number // choices that are buttons even if they can be touched on the table
  moments: Record<string, Moment> // by kinds of happenings, without `told-`
}

/** How a kind of happening is felt. */
export interface Moment {
  sound?: Sound
  hold?: number // milliseconds to look at it
  isCalm?: boolean // however much waits
  sign?: string // how a turn went in which it happened, in the log
  isLoss?: boolean // nobody has what it tells of any more, or nothing came of it
  isAside?: boolean // the log says it, and shows it not among what counts
  back?: string // the key of what the log shows where it is not told what it was
}

const skins = import.meta.glob<Skin>('./*/index.ts', { eager: true, import: 'default' })

const worlds = import.meta.glob<World>('./*/world.ts', { import: 'default' })
const opened = new Map<string, World>()

/** Load the world of a game that has one; where that fails, the plain board serves. */
export async function openWorld(game: string): Promise<void> {
  const load = worlds[`./${game}/world.ts`]
  if (!load || opened.has(game)) return
  try {
    opened.set(game, await load())
  } catch {
    return
  }
}

export function worldOf(game: string): World | null {
  return opened.get(game) ?? null
}

export function momentOf(game: string, kind: string): Moment | undefined {
  return worldOf(game)?.moments[kind]
}

function skinOf(game: string): Skin | undefined {
  return skins[`./${game}/index.ts`]
}

export function glyphOf(game: string, key: string): string | null {
  return skinOf(game)?.glyphs[key] ?? null
}

export function badgeOf(game: string, key: string): string | null {
  return skinOf(game)?.badges?.[key] ?? null
}

export function explainersOf(game: string, key: string): string[] {
  return skinOf(game)?.abouts?.[key] ?? [key]
}
