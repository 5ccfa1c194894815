// Made from src/tablereef/table/wire/messages.py by `make types`; not written by hand.

export const PROTOCOL = 3
export const CHANCE = -1
export const OVER = -2

export type Phase = 'dealing' | 'over' | 'running' | 'waiting'

export type Spectators = 'closed' | 'link' | 'open'

export type Joining = 'anyone' | 'link'

export type Thought = 'long' | 'normal' | 'quick'

export type Reaction = 'clap' | 'laugh' | 'ouch' | 'think' | 'wave' | 'wow'

export type Progress = 'compiling' | 'done' | 'impossible' | 'none' | 'thinking' | 'waiting'

export type Answer = 'accepts' | 'declines' | 'proposes'

/** An option of a game: its values, the default first; keys `option-NAME` and `option-NAME-VALUE`. */
export interface OptionCard {
  name: string
  values: string[]
}

/** Whom a happening concerns that is explained the first time, and where it is seen. */
export interface FirstCard {
  player: string
  at: string
}

/** A game on the home page; its name has the key `game-name` in its own texts. */
export interface GameCard {
  id: string
  seats: number[]
  minutes: number
  options: OptionCard[]
  bots: string[]
  rules: string[]
  explained: string[]
  fades: boolean
  lesson: boolean
  firsts: Record<string, FirstCard>
}

/** What can be played here. */
export interface Catalogue {
  protocol: number
  version: string
  languages: string[]
  games: GameCard[]
}

/** Somebody comes in, or wants another name. */
export interface NewGuest {
  name: string
}

/** Who a browser is; the token is said once and kept there. The personal link carries it to another device. */
export interface Credentials {
  guest: string
  name: string
  token: string
}

/** A table in a list. */
export interface TableCard {
  id: string
  game: string
  names: (string | null)[]
  phase: 'dealing' | 'over' | 'running' | 'waiting'
  turn: number
  mine: number[]
  your_turn: boolean
  deadline: number | null
  changed: number
  proposal: string | null
}

/** HTTP: a browser wants to be called when it is one's turn, or no longer. */
export interface PushWish {
  endpoint: string
  p256dh: string
  auth: string
  language: string
  wanted: boolean
}

/** HTTP: how the house can call somebody whose turn it is. */
export interface Calls {
  key: string
  mail: boolean
  address: string | null
  confirmed: boolean
}

/** HTTP: an address at which one wants mail when it is one's turn; a code is sent there. */
export interface MailWish {
  address: string
  language: string
}

/** HTTP: the code that came by mail. */
export interface MailCode {
  code: string
}

/** A guest with the tables at which the guest sits, the newest first. */
export interface Me {
  guest: string
  name: string
  tables: TableCard[]
}

/** A seat of a match that is over. */
export interface PastSeat {
  name: string
  mine: boolean
  level: string | null
  place: number | null
  points: number
}

/** A match that is over. */
export interface PastMatch {
  id: string
  game: string
  ended: number
  seats: PastSeat[]
}

/** Some of a guest's `total` matches that are over and not dismissed, the newest first. */
export interface History {
  total: number
  matches: PastMatch[]
}

/** How a guest fares in a game: over all matches, or over those with a bot of a level. */
export interface GameRecord {
  game: string
  level: string | null
  matches: number
  wins: number
  best: number
  mean: number
}

/** A guest's figures; what all agreed to end does not count, nor do several own seats at one screen. */
export interface Statistics {
  records: GameRecord[]
}

/** A table with free seats that anyone may take. */
export interface WaitingTable {
  id: string
  game: string
  host: string
  names: (string | null)[]
  pace: NoClock | Seconds | Days
}

/** Nobody is hurried. */
export interface NoClock {
  type: 'none'
}

/** So many seconds for a move; then a bot moves. */
export interface Seconds {
  type: 'seconds'
  per_move: number
}

/** So many days for a move; then a bot moves. */
export interface Days {
  type: 'days'
  per_move: number
}

/** Tables that anyone may watch, and those at which anyone may sit down. */
export interface OpenTables {
  tables: TableCard[]
  waiting: WaitingTable[]
}

/** A seat of the guest who opens the table; several of them share one screen. */
export interface Person {
  type: 'person'
  name: string
}

/** A seat for whoever comes by the invitation. */
export interface Free {
  type: 'free'
}

/** A seat for a bot of that level. */
export interface Bot {
  type: 'bot'
  level: string
}

/** A table as its host wants it. */
export interface NewTable {
  game: string
  seats: (Person | Free | Bot)[]
  options?: Record<string, string>
  spectators?: 'closed' | 'link' | 'open'
  joining?: 'anyone' | 'link'
  hints?: boolean | null
  thought?: 'long' | 'normal' | 'quick'
  pace?: NoClock | Seconds | Days
}

/** Take a free seat; which one, or the first. Where anyone may, without an invitation. */
export interface Sit {
  name: string
  invite?: string | null
  seat?: number | null
}

/** A seat and who has it. */
export interface SeatInfo {
  seat: number
  name: string | null
  mine: boolean
  level: string | null
  asleep: boolean
  replaced: boolean
  connected: boolean
  nonce: boolean
  resigned: boolean
  agrees: boolean
  again: 'accepts' | 'declines' | 'proposes' | null
}

/** A table, as who asks may know it. */
export interface TableInfo {
  id: string
  game: string
  options: Record<string, string>
  seats: SeatInfo[]
  phase: 'dealing' | 'over' | 'running' | 'waiting'
  spectators: 'closed' | 'link' | 'open'
  joining: 'anyone' | 'link'
  hints: boolean
  thought: 'long' | 'normal' | 'quick'
  pace: NoClock | Seconds | Days
  host: boolean
  invite: string | null
  watch: string | null
  commitment: string
  header: string | null
  version: number
  turn: number
  deadline: number | null
  watchers: number
  rematch: string | null
}

/** One part of the score: its words and the points of each seat. */
export interface Part {
  words: Words
  points: number[]
}

/** A key of the texts and the fields of its sentence. */
export interface Words {
  key: string
  fields?: Record<string, number | string | Words>
}

/** Where a match was decided for a seat: in words, and the version from which on a replay shows it. */
export interface Decision {
  words: Words
  version: number
}

/** How a match went: all points before each turn and at the end, and for each seat where it was decided. */
export interface Course {
  versions: number[]
  points: number[][]
  decisions: (Decision | null)[]
}

/** How a match ended, and what was secret until then. */
export interface Ending {
  outcome: Outcome
  reason: Words
  tie: Words | null
  parts: Part[]
  secret: string | null
  course?: Course | null
}

/** How a game stands or has ended; k winners share, 1/k each. */
export interface Outcome {
  places: number[]
  points: number[]
  parts: Record<string, number>[]
  reason: string
}

/** Some lines of a match of `versions` lines, as somebody saw them happen. */
export interface Replay {
  versions: number
  zones: Zone[]
  plates: Plate[]
  lines: Told[]
  ending: Ending | null
}

/** A place on the table: its pieces in order, and how many there are, shown or not. */
export interface Zone {
  id: string
  words: Words
  size: number
  pieces?: Piece[]
  columns?: number
}

/** Something on the table. A hidden piece is named by its place, never by its card. */
export interface Piece {
  id: string
  words?: Words | null
  marks?: Words[]
}

/** How a seat stands now, as far as who looks may know. */
export interface Plate {
  points?: number | null
  stake?: Words | null
  left?: Words[]
  tags?: Tag[]
}

/** What a piece or place on the table means to a seat now. */
export interface Tag {
  at: string
  words: Words
}

/** What one seat is told of one line; the code only where the seat belongs to its audience. */
export interface Told {
  version: number
  by: number
  code?: number | null
  remark?: Remark | null
  scenes?: Scene[]
  changes?: Change[]
  plates?: (Plate | null)[]
}

/** Something said about the match that is no event of the game. */
export interface Remark {
  remark: 'bot' | 'derived' | 'ended' | 'nonce' | 'resigned' | 'result' | 'returned' | 'revealed' | 'undo'
  by?: number
  text?: string
}

/** A happening: its words, and how the table changes with it. */
export interface Scene {
  words: Words
  changes?: Change[]
  why?: Words | null
  plates?: (Plate | null)[]
}

/** What differs in a zone from one picture to the next. */
export interface Change {
  zone: string
  size?: number | null
  words?: Words | null
  gone?: string[]
  come?: Come[]
  changed?: Piece[]
}

/** A piece that has come to a zone, and at which place it lies. */
export interface Come {
  at: number
  id: string
}

/** How likely each seat was to win after `version` lines, when the turn of `seat` began. */
export interface Chances {
  version: number
  seat: number
  shares: number[]
}

/** A choice after `version` lines, and a better one: by how much of a victory, and the standard error of that. */
export interface Slip {
  version: number
  seat: number
  played: Words
  better: Words
  cost: number
  error: number
}

/** How a seat came from its first chances to its share of the victory; the parts between add up. */
export interface Account {
  start: number
  own: number
  others: number
  luck: number
  end: number
}

/** What was found in a match of `versions` lines that is over. */
export interface Analysis {
  versions: number
  chances: Chances[]
  slips: Slip[]
  accounts: Account[]
}

/** How far the analysis of a match is, and what it found. */
export interface Analysed {
  progress: 'compiling' | 'done' | 'impossible' | 'none' | 'thinking' | 'waiting'
  share?: number
  found?: Analysis | null
}

/** The deal was done again from the revealed secret, and every event agreed. */
export interface Verdict {
  commitment: string
  secret: string
  nonces: string[]
  events: number
  draws: Draw[]
}

/** One draw of a fair deal: which lot, counted from 0, among how many. */
export interface Draw {
  lots: number
  lot: number
}

/** Why nothing was done, as a kind for programs and words for people. */
export interface Refused {
  kind: string
  words: Words
}

/** The first message: who looks, for which seat, and the version that is known already. */
export interface Hello {
  type: 'hello'
  protocol: number
  token?: string | null
  seat?: number | null
  watch?: string | null
  since?: number | null
}

/** Look from another of one's seats, or catch up. */
export interface Look {
  type: 'look'
  seat?: number | null
  since?: number | null
}

/** A seat's part in the fair deal; sent by itself when the table deals. */
export interface Nonce {
  type: 'nonce'
  id: string
  seat: number
  nonce: string
}

/** One of the choices offered at that version. */
export interface Act {
  type: 'act'
  id: string
  seat: number
  version: number
  code: number
}

/** Take the last choice back. */
export interface Undo {
  type: 'undo'
  id: string
  seat: number
  version: number
}

/** Give up. */
export interface Resign {
  type: 'resign'
  id: string
  seat: number
}

/** Agree, or no longer agree, to end the match as it stands; the next act of anybody frees who agreed. */
export interface Consent {
  type: 'consent'
  id: string
  seat: number
  agrees: boolean
}

/** Let a bot move for a seat: one's own, a free one of a table that waits, or that of a leaver. */
export interface Replace {
  type: 'replace'
  id: string
  seat: number
  level?: string | null
}

/** Take one's seat back from the bot. */
export interface Return {
  type: 'return'
  id: string
  seat: number
}

/** Give one's seat back before the match begins; the host so closes the table. */
export interface Leave {
  type: 'leave'
  id: string
  seat: number
}

/** Propose the same once more, or answer who did; when all people want it the next table opens. */
export interface Rematch {
  type: 'rematch'
  id: string
  seat: number
  again?: boolean
}

/** Show a feeling, without words; at most one a second. */
export interface React {
  type: 'react'
  seat: number
  reaction: 'clap' | 'laugh' | 'ouch' | 'think' | 'wave' | 'wow'
}

/** What would a good player do? Answered by advice, or refused; nothing changes. */
export interface Hint {
  type: 'hint'
  id: string
  seat: number
  version: number
}

/** Is anybody there? */
export interface Ping {
  type: 'ping'
}

/** Whose turn it is, what is asked, and what may be answered. */
export interface Asked {
  turn: number
  question: Words
  notes?: Words[]
  offers?: Offer[]
}

/** A choice that may be made: its code, its words, the pieces to touch for it, and what it leads to. */
export interface Offer {
  code: number
  words: Words
  path: string[]
  about?: Words[]
  warning?: Words | null
  twins?: string[]
}

/** A moment of a lesson: what is said, what it points at, and the one thing that the learner then does. */
export interface Stop {
  version: number
  words?: Words | null
  at?: string[]
  asked?: Asked | null
}

/** HTTP: a match known beforehand, as the learner on its first seat sees it. */
export interface Lesson {
  game: string
  options: Record<string, string>
  zones: Zone[]
  plates: Plate[]
  lines: Told[]
  stops: Stop[]
}

/** The match as one sees it: what was told since a version, how the table changed with it, and what is asked. */
export interface MatchState {
  type: 'state'
  seat: number | null
  since: number
  version: number
  told: Told[]
  zones?: Zone[] | null
  plates?: Plate[] | null
  checksum: number
  asked: Asked
  deadline?: number | null
  can_undo?: boolean
  private?: boolean
  pass_to?: number | null
  ending?: Ending | null
}

/** The table changed: somebody came, left, agreed … */
export interface TableState {
  type: 'table'
  table: TableInfo
}

/** A command is done and kept; the same id gets the same answer again. */
export interface Accepted {
  type: 'accepted'
  id: string
  version: number
}

/** A command was refused, and nothing has changed; without an id, the message could not be read. */
export interface RefusedCommand {
  type: 'refused'
  id: string | null
  kind: string
  words: Words
}

/** Somebody at the table shows a feeling now; it is kept nowhere. */
export interface Reacted {
  type: 'reacted'
  seat: number
  reaction: 'clap' | 'laugh' | 'ouch' | 'think' | 'wave' | 'wow'
}

/** How likely the seat is to win by a choice, and how likely by the best other one. */
export interface Worth {
  chance: number
  other: number
}

/** What a good player would choose at that version, who knows what the seat knows. */
export interface Advice {
  type: 'advice'
  id: string
  version: number
  code: number
  worth: Worth | null
}

/** Somebody is there. */
export interface Pong {
  type: 'pong'
}

/** The last message: why the socket is closed, and whether to come again. */
export interface Closed {
  type: 'closed'
  kind: string
  words: Words
  again: boolean
}

export type SeatPlan = Person | Free | Bot

export type Pace = NoClock | Seconds | Days

export type Command = Nonce | Act | Undo | Resign | Consent | Replace | Return | Leave | Rematch

export type ToServer = Hello | Look | Nonce | Act | Undo | Resign | Consent | Replace | Return | Leave | Rematch | React | Hint | Ping

export type ToClient = MatchState | TableState | Accepted | RefusedCommand | Reacted | Advice | Pong | Closed
