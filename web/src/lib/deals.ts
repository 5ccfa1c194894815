/** What this browser saw of deals, and what it added to them: kept, so that nobody can tell it otherwise at the end. */

import type { TableInfo } from '../gen/messages'
import type { Kept } from './fair'
import { keep, kept } from './kept'
import { random } from './random'

const MOST = 50 // tables remembered, the latest

function deals(): Record<string, Kept> {
  return JSON.parse(kept('deals') ?? '{}') as Record<string, Kept>
}

export function dealOf(id: string): Kept | null {
  return deals()[id] ?? null
}

function remember(id: string, deal: Kept): void {
  const others = Object.entries(deals()).filter(([other]) => other !== id)
  keep('deals', JSON.stringify(Object.fromEntries([...others, [id, deal]].slice(-MOST))))
}

/** The first commitment that is seen counts, and the first header. */
export function see({ id, commitment, header }: TableInfo): void {
  const before = dealOf(id)
  if (before && (before.header !== null || header === null)) return
  remember(id, { nonces: {}, ...before, commitment: before?.commitment ?? commitment, header })
}

/** The own part of a seat in the deal: drawn once, and kept before anybody is told. */
export function nonceOf(id: string, seat: number): string {
  const deal = dealOf(id)
  const nonce = deal?.nonces[seat] ?? random(16)
  if (deal) remember(id, { ...deal, nonces: { ...deal.nonces, [seat]: nonce } })
  return nonce
}
