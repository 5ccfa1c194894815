/** What people at the table feel, for as long as it is shown. */

import type { Reaction } from '../gen/messages'

export const REACTIONS: Reaction[] = ['clap', 'laugh', 'wow', 'ouch', 'think', 'wave']

const SHOWN_MS = 4000

export class Reactions {
  shown = $state.raw<ReadonlyMap<number, Reaction>>(new Map()) // by seat
  private ends = new Map<number, number>()

  show(seat: number, reaction: Reaction): void {
    clearTimeout(this.ends.get(seat))
    this.shown = new Map([...this.shown, [seat, reaction]])
    this.ends.set(seat, window.setTimeout(() => this.hide(seat), SHOWN_MS))
  }

  private hide(seat: number): void {
    this.shown = new Map([...this.shown].filter(([other]) => other !== seat))
  }
}
