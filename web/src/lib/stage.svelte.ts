/** The stage: a queue between what arrived and what is drawn. Happening by happening, so that everybody can follow. */

import { FLIGHT_MS } from './motion'
import type { Moment as Feel } from '../skins'
import { kindOf, still, stir, type Moment } from './picture'

const BREATH_MS = 500 // before somebody else's turn
const LOOK_MS = 1200 // for which what has come lies in its place before anything goes from there; a slow device begins flights late
const BRIEF_MS = 350 // a choice of one's own, or the same again
const MOVED_MS = 650
const READ_MS = 900 // what moves nothing is to be read
const [HELD_MS, HELD_MOST_MS] = [150, 12_000] // after which it is looked again whether all was read, and for how long
const MANY = 12 // if more moments wait, each is shorter

export class Stage {
  reached = $state.raw<Moment>(still(0, [])) // the latest moment that was drawn
  heard = $state.raw<Moment[]>([]) // what was told since the last choice made here
  mover = $state(-1) // whose turn is drawn
  banner = $state<number | null>(null) // whose turn begins
  isPlaying = $state(false)
  zones = $state.raw<Moment['zones']>([])
  plates = $state.raw<Moment['plates']>([])
  isHeld = false // something is read here: nobody else's turn begins meanwhile

  private start = this.reached // how it stood before what was heard
  private queue: Moment[] = []
  private beats = this.play()
  private isHasty = false // nothing is waited for
  private isAgain = false // who plays at once wants to see it this time
  private frame = 0
  private timer = 0
  private kind = ''
  private clock = 0 // milliseconds of playing at the usual speed
  private stopped = 0
  private came = new Map<string, number>() // when something came to a zone
  private leaving = new AbortController()

  /** How long a moment lasts here, as a multiple of its usual time, for whom (null: who only watches), and what the game says of it. */
  constructor(
    private readonly pace: () => number,
    private readonly own: () => number | null,
    private readonly felt: (kind: string) => Feel | undefined,
  ) {
    const hide = (): void => {
      if (document.hidden) this.skip()
    }
    document.addEventListener('visibilitychange', hide, { signal: this.leaving.signal })
  }

  leave(): void {
    this.leaving.abort()
    this.rest()
  }

  /** Draw this, and nothing of what waits. */
  show(moment: Moment): void {
    this.queue = []
    this.beats = this.play()
    this.rest()
    this.mover = moment.mover
    this.banner = null
    this.reached = moment
    this.zones = moment.zones
    this.plates = moment.plates
    this.mark()
  }

  /** Play what happened, after what waits. */
  hear(moments: readonly Moment[]): void {
    this.queue.push(...moments)
    if (!this.isPlaying) this.resume()
  }

  /** Begin, or go on after a pause. */
  resume(isAgain = false): void {
    this.isPlaying = true
    this.isAgain = isAgain
    this.isHasty = false
    this.clock += performance.now() - this.stopped
    this.go()
  }

  /** Stop where it is. */
  rest(): void {
    this.hush()
    this.isPlaying = false
    this.stopped = performance.now()
  }

  /** Be now where all this leads to. */
  skip(): void {
    if (!this.isPlaying) return
    this.hush()
    this.isHasty = true
    this.go()
  }

  /** A choice is made here: what comes now follows from it. */
  mark(): void {
    this.start = { ...this.reached, zones: this.zones, plates: this.plates }
    this.heard = []
  }

  /** Play what was heard once more. */
  again(): void {
    const { mover, zones, plates } = this.start
    this.queue = [...this.heard, ...this.queue]
    this.heard = []
    this.mover = mover
    this.zones = zones
    this.plates = plates
    this.resume(true)
  }

  /** From beat to beat; where no time passes between them, at once. */
  private go(): void {
    for (;;) {
      const { value, done } = this.beats.next()
      if (done) break
      this.clock += value
      const wait = value * this.speed()
      if (wait) return this.wait(wait)
    }
    this.beats = this.play()
    this.rest()
  }

  /** The multiple of its usual time that anything takes now; 0: none. */
  private speed(): number {
    return this.isHasty || document.hidden ? 0 : this.pace() || Number(this.isAgain)
  }

  /** So long from when it can be seen. */
  private wait(milliseconds: number): void {
    this.frame = requestAnimationFrame(() => {
      this.timer = window.setTimeout(() => this.go(), milliseconds)
    })
  }

  private hush(): void {
    cancelAnimationFrame(this.frame)
    clearTimeout(this.timer)
  }

  /** All that waits; each beat is a time in milliseconds. */
  private *play(): Generator<number, void> {
    for (let moment = this.queue.shift(); moment; moment = this.queue.shift()) {
      const kind = kindOf(moment)
      const isSame = kind === this.kind
      yield* this.begin(moment)
      if (kind && !isSame) yield this.untilSeen(stir(this.zones, moment.zones).went)
      this.kind = kind
      this.say(moment)
      yield* this.move(moment, isSame)
      this.banner = null
    }
  }

  /** Somebody else's turn begins after a breath. */
  private *begin({ mover }: Moment): Generator<number, void> {
    if (mover === this.mover) return
    const isOthers = mover >= 0 && mover !== this.own()
    for (let held = 0; isOthers && this.isHeld && held < HELD_MOST_MS && this.speed(); held += HELD_MS) yield HELD_MS
    this.mover = mover
    if (!isOthers) return
    this.banner = mover
    yield this.brisk(BREATH_MS)
  }

  private say(moment: Moment): void {
    this.heard = [...this.heard, moment]
    const { version, count } = this.reached
    if (moment.version > version || (moment.version === version && moment.count > count)) this.reached = moment
  }

  private *move({ told, count, zones, plates }: Moment, isSame: boolean): Generator<number, void> {
    const isOwn = told?.by === this.own() && count <= 1 // what one has just chosen; what follows is news
    const isMoving = zones !== this.zones
    const { came } = stir(this.zones, zones)
    this.zones = zones
    this.plates = plates
    if (!isOwn) for (const zone of came) this.came.set(zone, this.clock + FLIGHT_MS)
    const usual = isOwn || isSame ? BRIEF_MS : isMoving ? MOVED_MS : READ_MS
    const { hold = usual, isCalm = false } = this.felt(this.kind) ?? {}
    if (isMoving || this.kind) yield isCalm ? hold : this.brisk(hold)
  }

  private untilSeen(zones: readonly string[]): number {
    return Math.max(0, ...zones.map((zone) => (this.came.get(zone) ?? -Infinity) + LOOK_MS - this.clock))
  }

  private brisk(milliseconds: number): number {
    return milliseconds * Math.min(1, MANY / (this.queue.length || 1))
  }
}
