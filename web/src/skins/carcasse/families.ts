/** The ten families: their order in a hold, and the colours of their cards. */

import type { Piece, Words } from '../../gen/messages'

export interface Family {
  name: string
  fill: string
  deep: string
}

export const FAMILIES: readonly Family[] = [
  { name: 'anchor', fill: '#2f7f9e', deep: '#123f58' },
  { name: 'squid', fill: '#6a45b0', deep: '#321a68' },
  { name: 'map', fill: '#c98a2e', deep: '#6a3a10' },
  { name: 'key', fill: '#b03364', deep: '#5c0f38' },
  { name: 'chest', fill: '#1c9270', deep: '#0a4a3b' },
  { name: 'knife', fill: '#cf3a34', deep: '#71101d' },
  { name: 'drone', fill: '#2b62b8', deep: '#0e2a66' },
  { name: 'net', fill: '#3aa3a6', deep: '#0d4f58' },
  { name: 'harpoon', fill: '#dd7426', deep: '#77300c' },
  { name: 'siren', fill: '#d95f93', deep: '#5f1e63' },
]

const BY_KEY = new Map(FAMILIES.map((family) => [`family-${family.name}`, family]))

/** The family that a key names, as `family-anchor`. */
export function familyAt(key: string): Family | null {
  return BY_KEY.get(key) ?? null
}

/** The colour of the family that a key names, dark enough for white to be read on it. */
export function dark(key: string): string | undefined {
  const family = familyAt(key)
  return family ? `color-mix(in srgb, ${family.fill} 60%, ${family.deep})` : undefined
}

/** The family that words name: of a card, or their own. */
export function familyOf(words: Words | null | undefined): Family | null {
  const inner = words?.fields?.family
  return familyAt(typeof inner === 'object' ? inner.key : (words?.key ?? ''))
}

/** The figure on a card. */
export function valueOf(words: Words): number {
  const value = words.fields?.value
  return typeof value === 'number' ? value : 0
}

/** Cards by family, in the order of the families; what belongs to none comes last. */
export function sorted(pieces: readonly Piece[]): { family: Family | null; pieces: Piece[] }[] {
  const groups = [...FAMILIES, null].map((family) => ({ family, pieces: pieces.filter(({ words }) => familyOf(words) === family) }))
  return groups.filter(({ family, pieces }) => family || pieces.length)
}
