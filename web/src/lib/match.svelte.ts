/** One table over its socket: what is told comes in, commands go out until they are answered. */

import type { Accepted, Advice, Closed, Command, MatchState, Reaction, TableInfo, Told, ToClient, ToServer, Words } from '../gen/messages'
import { PROTOCOL } from '../gen/messages'
import { token } from './api'
import { nonceOf, see } from './deals'
import { Reactions } from './reactions.svelte'
import { checksum, film, still, type Moment } from './picture'
import { random } from './random'
import { momentOf } from '../skins'
import { settings } from './settings.svelte'
import { Stage } from './stage.svelte'

export type Link = 'connecting' | 'open' | 'lost' | 'trying' | 'closed'

const WAITS = [300, 1000, 2000, 5000] // milliseconds before the next attempt to connect
const PING_MS = 15_000
const PATIENCE_MS = 10_000

type Order = Command extends infer C ? (C extends { id: string } ? Omit<C, 'id'> : never) : never

export class Match {
  link = $state<Link>('connecting')
  table = $state.raw<TableInfo | null>(null)
  state = $state.raw<MatchState | null>(null)
  log = $state.raw<Told[]>([])
  refused = $state.raw<Words | null>(null)
  farewell = $state.raw<Closed | null>(null)
  waiting = $state(0) // commands without an answer
  advice = $state.raw<Advice | null>(null) // what a good player would do, as it was answered last
  asking = $state('') // the id of the question for it
  private settled = $state(0) // the version at which the last answered command was done
  private isBehind = $derived(this.state !== null && this.state.version < this.settled)
  readonly reactions = new Reactions()
  readonly stage = new Stage(() => settings.pace, () => this.seat, (kind) => momentOf(this.table?.game ?? '', kind))
  isBusy = $derived(this.waiting > 0 || this.isBehind || this.link !== 'open' || this.stage.isPlaying) // nothing can be chosen

  private last: Moment = still(0, []) // how it truly stands, played or not
  private socket: WebSocket | null = null
  private unanswered = new Map<string, Command>()
  private given = new Set<number>() // seats whose nonce was sent
  private attempts = 0
  private timers: number[] = []
  private leaving = new AbortController()

  constructor(
    private readonly id: string,
    private seat: number | null,
    private readonly watch: string | null,
  ) {
    this.connect()
    this.timers.push(window.setInterval(() => this.send({ type: 'ping' }), PING_MS))
    addEventListener('online', () => this.retry(), { signal: this.leaving.signal })
  }

  /** Leave the page. */
  leave(): void {
    this.leaving.abort()
    this.stage.leave()
    this.timers.forEach((timer) => clearTimeout(timer))
    this.socket?.close()
  }

  // — the socket —

  private connect(): void {
    const address = `${location.origin.replace('http', 'ws')}/api/tables/${this.id}/socket`
    const socket = new WebSocket(address)
    this.socket = socket
    socket.onopen = () => this.greet()
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(JSON.parse(event.data as string) as ToClient)
    }
    socket.onclose = () => this.lose(socket)
  }

  private greet(): void {
    const since = this.state && this.state.seat === this.seat ? this.state.version : null
    const known = token() || null
    this.send({ type: 'hello', protocol: PROTOCOL, token: known, seat: this.seat, watch: this.watch, since })
    for (const command of this.unanswered.values()) this.send(command)
  }

  private lose(socket: WebSocket): void {
    if (this.leaving.signal.aborted || socket !== this.socket || (this.farewell && !this.farewell.again)) return
    this.link = 'lost'
    this.asking = ''
    this.farewell = null
    const wait = WAITS[Math.min(this.attempts, WAITS.length - 1)]
    this.attempts += 1
    this.timers.push(window.setTimeout(() => this.retry(), wait))
  }

  private retry(): void {
    if (this.link !== 'lost') return
    this.link = 'trying'
    this.connect()
  }

  private send(message: ToServer): void {
    const socket = this.socket
    if (socket?.readyState !== WebSocket.OPEN) return
    socket.send(JSON.stringify(message))
    if (message.type === 'ping') this.expectAnswer(socket)
  }

  private expectAnswer(socket: WebSocket): void {
    const silent = window.setTimeout(() => socket.close(), PATIENCE_MS)
    socket.addEventListener('message', () => clearTimeout(silent), { once: true })
  }

  // — what is told —

  private hear(message: ToClient): void {
    this.link = this.farewell ? 'closed' : 'open'
    this.attempts = 0
    if (message.type === 'state') this.look(message)
    else if (message.type === 'table') this.sit(message.table)
    else if (message.type === 'accepted') this.accept(message)
    else if (message.type === 'reacted') this.reactions.show(message.seat, message.reaction)
    else if (message.type === 'advice') this.listen(message)
    else if (message.type === 'refused') this.refuse(message.id, message.words)
    else if (message.type === 'closed') this.close(message)
  }

  private look(state: MatchState): void {
    const isSame = this.state?.seat === state.seat
    const known = isSame ? (this.state?.version ?? 0) : 0
    const moments = film(this.last, state.told.filter((line) => line.version > known))
    const now = state.zones ? still(state.version, state.zones, state.plates ?? []) : (moments.at(-1) ?? this.last)
    if (checksum(now.zones) !== state.checksum && !state.zones) return this.send({ type: 'look', seat: this.seat, since: null })
    const before = isSame ? this.log.filter((line) => line.version <= state.since) : []
    this.last = now
    this.log = [...before, ...state.told]
    this.state = state
    if (state.zones) this.stage.show(now)
    else this.stage.hear(moments)
  }

  private sit(table: TableInfo): void {
    this.table = table
    if (table.seats.some(({ mine }) => mine)) see(table)
    if (table.phase !== 'dealing') return
    for (const { seat, mine, nonce } of table.seats) if (mine && !nonce && !this.given.has(seat)) this.give(seat)
  }

  private give(seat: number): void {
    this.given.add(seat)
    this.command({ type: 'nonce', seat, nonce: nonceOf(this.id, seat) })
  }

  private accept({ id, version }: Accepted): void {
    this.settled = version
    this.answered(id)
  }

  private answered(id: string): void {
    this.unanswered.delete(id)
    this.waiting = this.unanswered.size
  }

  private listen(advice: Advice): void {
    this.asking = ''
    this.advice = advice
  }

  private refuse(id: string | null, words: Words): void {
    if (id) this.answered(id)
    if (id === this.asking) this.asking = ''
    this.refused = words
  }

  private close(message: Closed): void {
    this.farewell = message
    if (!message.again) this.link = 'closed'
  }

  // — commands —

  /** Give an order, once: it is not given again before it is answered. */
  command(order: Order): void {
    const isGiven = [...this.unanswered.values()].some(({ type, seat }) => type === order.type && seat === order.seat)
    if (isGiven) return
    const command = { ...order, id: random(8) } as Command
    this.unanswered.set(command.id, command)
    this.waiting = this.unanswered.size
    this.refused = null
    this.send(command)
  }

  act(code: number): void {
    if (this.state && this.seat !== null && !this.isBusy) {
      this.stage.mark()
      this.command({ type: 'act', seat: this.seat, version: this.state.version, code })
    }
  }

  /** What would a good player do? */
  hint(): void {
    if (!this.state || this.seat === null || this.isBusy || this.asking) return
    this.asking = random(8)
    this.refused = null
    this.send({ type: 'hint', id: this.asking, seat: this.seat, version: this.state.version })
  }

  react(seat: number, reaction: Reaction): void {
    this.send({ type: 'react', seat, reaction })
  }

  undo(): void {
    if (this.state && this.seat !== null && !this.isBusy) {
      this.command({ type: 'undo', seat: this.seat, version: this.state.version })
    }
  }

  /** For which seat: another own one, or as a spectator. */
  lookAs(seat: number | null): void {
    if (seat === this.seat) return
    this.seat = seat
    this.send({ type: 'look', seat })
  }
}

/** What the table needs to know of a match, be it played over a socket or a lesson. */
export type Play = Pick<
  Match,
  | 'link' | 'table' | 'state' | 'log' | 'refused' | 'farewell' | 'waiting' | 'reactions' | 'stage' | 'isBusy'
  | 'advice' | 'asking' | 'command' | 'act' | 'hint' | 'react' | 'undo' | 'lookAs'
>
