/** Which cards an incident is about. */

import type { Piece, Words } from '../../gen/messages'
import { familyOf, valueOf } from './families'

/** The ids of the card that an incident names, and of those that it repeats: the same family, or where there is none, the same figure. */
export function twinsOf(happening: Words | null, pieces: readonly Piece[]): ReadonlySet<string> {
  const card = happening?.key === 'told-incident' ? happening.fields?.card : null
  if (typeof card !== 'object' || !card) return new Set()
  const kin = pieces.filter(({ words }) => familyOf(words) === familyOf(card))
  const alike = kin.length > 1 ? kin : pieces.filter(({ words }) => words && valueOf(words) === valueOf(card))
  return new Set(alike.map(({ id }) => id))
}
