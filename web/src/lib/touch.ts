/** Choosing by touching: the server's paths are narrowed touch by touch. What is legal only the server knows. */

import type { Offer } from '../gen/messages'

/** The offers that begin with what was touched. */
export function narrowed(offers: readonly Offer[], touched: readonly string[]): Offer[] {
  return offers.filter((offer) => touched.every((id, i) => offer.path[i] === id))
}

/** What may be touched next: each id with the offers behind it. */
export function lit(offers: readonly Offer[], touched: readonly string[]): Map<string, Offer[]> {
  const further = narrowed(offers, touched).filter((offer) => offer.path.length > touched.length)
  return Map.groupBy(further, (offer) => offer.path[touched.length])
}

/** The one offer that is meant, once nothing else is possible. */
export function meant(offers: readonly Offer[], touched: readonly string[]): Offer | null {
  const left = narrowed(offers, touched)
  return left.length === 1 && left[0].path.length === touched.length ? left[0] : null
}

/** The offers that are shown as buttons: those whose path is touched to its end, and all where they are few. */
export function asButtons(offers: readonly Offer[], touched: readonly string[], few: number): Offer[] {
  const left = narrowed(offers, touched)
  return left.length <= few ? left : left.filter((offer) => offer.path.length <= touched.length)
}
