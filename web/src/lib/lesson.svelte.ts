/** A first lesson at the table: a match known beforehand, which stops until something was read or done. */

import type { Asked, Lesson, MatchState, SeatInfo, Stop, TableInfo, Told } from '../gen/messages'
import { OVER } from '../gen/messages'
import { momentOf } from '../skins'
import { guest } from './guest.svelte'
import type { Play } from './match.svelte'
import { film, still, type Moment } from './picture'
import { Reactions } from './reactions.svelte'
import { settings } from './settings.svelte'
import { Stage } from './stage.svelte'

const LEARNER = 0
const FRIEND = 'Coralie'
const NOTHING: Asked = { turn: OVER, question: { key: 'waiting' } }

function seat(seat: number, name: string, level: string | null): SeatInfo {
  const calm = { asleep: false, replaced: false, connected: true, nonce: true, resigned: false, agrees: false, again: null }
  return { seat, name, mine: seat === LEARNER, level, ...calm }
}

export class Lecture implements Play {
  readonly link = 'open'
  readonly waiting = 0
  readonly advice = null
  readonly asking = ''
  readonly refused = null
  readonly farewell = null
  readonly reactions = new Reactions()
  readonly table: TableInfo
  readonly stage = new Stage(() => settings.pace, () => LEARNER, (kind) => momentOf(this.table.game, kind))
  log = $state.raw<Told[]>([])
  private step = $state(0)
  stop = $derived.by<Stop | undefined>(() => this.lesson.stops[this.step]) // where it waits; none: it is over
  state = $derived.by<MatchState>(() => this.stateAt(this.stop))
  isBusy = $derived(this.stage.isPlaying)
  isOver = $derived(!this.stop && !this.stage.isPlaying)

  private last: Moment

  constructor(private readonly lesson: Lesson) {
    this.table = {
      id: 'lesson', game: lesson.game, options: lesson.options, phase: 'running',
      seats: [seat(LEARNER, guest.name, null), seat(1, FRIEND, 'diver')],
      spectators: 'closed', joining: 'link', hints: false, thought: 'normal', pace: { type: 'none' }, host: true, invite: null, watch: null, commitment: '', header: null,
      version: 0, turn: LEARNER, deadline: null, watchers: 0, rematch: null,
    }
    this.last = still(0, lesson.zones, lesson.plates)
    this.playOn()
    this.stage.show(this.last) // it begins where something is said, with the table set up
  }

  leave(): void {
    this.stage.leave()
  }

  /** What was said has been read; what was to be done was done. */
  next(): void {
    if (this.isBusy || !this.stop) return
    this.stage.mark()
    this.step += 1
    this.playOn()
  }

  act(code: number): void {
    if (this.stop?.asked?.offers?.some((offer) => offer.code === code)) this.next()
  }

  /** Up to where it stops again. */
  private playOn(): void {
    const until = this.stop?.version ?? this.lesson.lines.length
    const moments = film(this.last, this.lesson.lines.slice(this.log.length, until))
    this.last = moments.at(-1) ?? this.last
    this.log = this.lesson.lines.slice(0, until)
    this.stage.hear(moments)
  }

  private stateAt(stop: Stop | undefined): MatchState {
    const version = stop?.version ?? this.lesson.lines.length
    return { type: 'state', seat: LEARNER, since: 0, version, told: [], checksum: 0, asked: stop?.asked ?? NOTHING }
  }

  // What a lesson does not have: nobody else sits there, and nothing is taken back.
  command(): void {}
  hint(): void {}
  react(): void {}
  undo(): void {}
  lookAs(): void {}
}
