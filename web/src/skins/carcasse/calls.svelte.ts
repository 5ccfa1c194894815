/** Crates call what a card has brought them, when a dive is stowed. */

import { untrack } from 'svelte'
import type { Words } from '../../gen/messages'
import { familyOf, valueOf } from './families'

export class Calls {
  now = $state.raw<ReadonlyMap<string, number>>(new Map()) // by cards
  hung = $state.raw<ReadonlyMap<string, Words>>(new Map()) // what each brought while it hung on the rope

  /** What happens, and what the cards on the rope bring. */
  hear(happening: Words | null, tags: ReadonlyMap<string, Words>): void {
    if (tags.size) this.hung = tags
    untrack(() => this.#call(happening))
  }

  #call(happening: Words | null): void {
    const card = happening?.key === 'told-collected' ? happening.fields?.card : null
    const id = typeof card === 'object' && card ? `${familyOf(card)?.name}-${valueOf(card)}` : ''
    const gain = this.hung.get(id)?.fields?.number
    if (typeof gain === 'number') this.now = new Map([...this.now, [id, gain]])
    else if (happening?.key === 'told-turned' && this.now.size) this.now = new Map() // by then they have faded
  }
}
