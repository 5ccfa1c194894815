/** The keys of the keyboard for the pieces that glow: numbers in the order in which they lie. */

import type { Zone } from '../../gen/messages'
import type { BoardContext } from '../../table/context'

export function keysOfPieces(zones: readonly Zone[], { lit }: BoardContext): ReadonlyMap<string, number> {
  const glowing = zones.flatMap(({ pieces = [] }) => pieces).filter(({ id }) => lit.has(id))
  return new Map(glowing.map(({ id }, i) => [id, i + 1]))
}
