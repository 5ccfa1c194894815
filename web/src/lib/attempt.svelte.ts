/** What the server may refuse: tried, and why the last try failed, if it did. */

import type { Words } from '../gen/messages'
import { Refusal } from './api'

export class Attempt {
  problem = $state.raw<Words | null>(null)

  async at(work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
      this.problem = null
    } catch (refused) {
      if (!(refused instanceof Refusal)) throw refused
      this.problem = refused.words
    }
  }
}
