/** What a card does, where it does it: for a moment the thing itself is seen there. */

import type { Words } from '../../gen/messages'

export interface Deed {
  zone: string
  thing: string // the family that acts
}

/** By kinds of happenings: what acts, and in which zone, or in whose hold. */
const DEEDS: Record<string, [thing: string, where: string]> = {
  knifed: ['knife', 'victim'],
  scavenged: ['knife', 'victim'],
  harpooned: ['harpoon', 'victim'],
  parried: ['harpoon', 'victim'],
  looted: ['chest', 'victim'],
  netted: ['net', 'seat'],
  dug: ['map', 'graveyard'],
  sifted: ['map', 'graveyard'],
  gained: ['chest', 'graveyard'],
  peeked: ['drone', 'pile'],
  indebted: ['squid', 'row'],
}

export function deedOf(happening: Words | null): Deed | null {
  const deed = DEEDS[happening?.key.replace(/^told-|-hidden$/g, '') ?? '']
  if (!deed) return null
  const [thing, where] = deed
  const whose = happening?.fields?.[where]
  return { thing, zone: typeof whose === 'object' ? `hold-${whose.fields?.seat}` : where }
}
