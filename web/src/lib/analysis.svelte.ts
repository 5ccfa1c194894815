/** The analysis of a match that is over: looked for, asked for, waited for. */

import type { Account, Analysed, Analysis, Slip, Worth } from '../gen/messages'
import { call, token } from './api'
import { Attempt } from './attempt.svelte'
import { t, type Speech } from './speech.svelte'

const LOOK_MS = 600 // between two looks at how far it is

export class Inquiry {
  readonly attempt = new Attempt()
  now = $state.raw<Analysed | null>(null)
  hasFailed = $state(false)
  private next: ReturnType<typeof setTimeout> | undefined
  private hasLeft = false

  constructor(
    private readonly id: string,
    private readonly link?: string,
  ) {}

  get found(): Analysis | null {
    return this.now?.found ?? null
  }

  get isUnderWay(): boolean {
    return ['waiting', 'compiling', 'thinking'].includes(this.now?.progress ?? '')
  }

  /** Whether there is something to see, or to ask for. */
  get isWorthShowing(): boolean {
    const progress = this.now?.progress ?? 'impossible'
    return progress !== 'impossible' && (progress !== 'none' || token() !== null)
  }

  look(): Promise<void> {
    return this.attempt.at(() => this.hear('GET'))
  }

  ask(): Promise<void> {
    this.hasFailed = false
    return this.attempt.at(() => this.hear('POST'))
  }

  leave(): void {
    this.hasLeft = true
    clearTimeout(this.next)
  }

  /** How far it is; as long as it is under way we look again. What was under way and is nowhere has failed. */
  private async hear(method: string): Promise<void> {
    const wasUnderWay = this.isUnderWay
    this.now = await call<Analysed>(`/api/tables/${this.id}/analysis`, { method, link: this.link })
    this.hasFailed = wasUnderWay && this.now.progress === 'none'
    if (this.isUnderWay && !this.hasLeft) this.next = setTimeout(() => void this.look(), LOOK_MS)
  }
}

/** A way across a picture: from the left (0) to the right (1), between the bottom (0) and the top (1). */
export type Way = readonly (readonly [x: number, y: number])[]

/** Each seat's chances on their way to the end. */
export function waysOf({ chances, accounts, versions }: Analysis, place: (version: number) => number): Way[] {
  return accounts.map(({ end }, seat) => [
    ...chances.map(({ version, shares }) => [place(version), shares[seat]] as const),
    [place(versions), end],
  ])
}

/** How high a way is at a place. */
export function heightAt(way: Way, x: number): number {
  const after = way.findIndex(([at]) => at >= x)
  if (after <= 0) return way.at(after)![1]
  const [[left, low], [right, high]] = [way[after - 1], way[after]]
  return low + ((high - low) * (x - left)) / Math.max(right - left, Number.EPSILON)
}

/** Where versions lie on the axis of a course, on which all turns are as long. */
export function placedBy(versions: readonly number[]): (version: number) => number {
  const way = versions.map((version, step) => [version, step / Math.max(versions.length - 1, 1)] as const)
  return (version) => heightAt(way, version)
}

const MOST_SLIPS = 3

/** The slips worth a look: one's own, or for who did not play the costliest of all; as they came. */
export function slipsFor({ slips }: Analysis, mine: readonly number[]): Slip[] {
  const own = slips.filter(({ seat }) => !mine.length || mine.includes(seat))
  return own.slice(0, MOST_SLIPS).toSorted((one, other) => one.version - other.version)
}

/** A slip in one sentence. */
export function slipWords({ seat, played, better, cost }: Slip, speech: Speech): string {
  return t('slip', { name: speech.names[seat], played: speech.say(played), better: speech.say(better), cost: percent(cost) })
}

export function percent(share: number): number {
  return Math.round(100 * share)
}

const CLEAR = 2 // percent; less may be the chance of an estimate

/** What a choice is worth beside the best other one; nothing where nobody thought ahead. */
export function worthWords(worth: Worth | null | undefined): string {
  if (!worth) return ''
  const [chance, other] = [percent(worth.chance), percent(worth.other)]
  return chance - other >= CLEAR ? t('worth-more', { chance, other }) : t('worth-as-much', { chance })
}

/** An account in one line; changes have a sign. */
export function accountWords({ start, end, own, others, luck }: Account, name: string): string {
  const [first, last] = [percent(start), percent(end)]
  return t('account', { name, start: first, end: last, own: signed(own), others: signed(others), luck: signed(luck) })
}

function signed(share: number): string {
  return new Intl.NumberFormat(document.documentElement.lang, { signDisplay: 'exceptZero' }).format(percent(share) + 0).replace('-', '−')
}
