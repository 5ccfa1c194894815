/** Choosing by touching: the server's paths are narrowed touch by touch. What is legal only the server knows. */

import type { Offer } from '../gen/messages'

/** What may be touched for a step of an offer: its piece, and those exactly like it. */
function ways(offer: Offer, step: number): string[] {
  return [offer.path[step], ...(step === 0 ? (offer.twins ?? []) : [])]
}

/** The offers that begin with what was touched. */
export function narrowed(offers: readonly Offer[], touched: readonly string[]): Offer[] {
  return offers.filter((offer) => touched.every((id, i) => ways(offer, i).includes(id)))
}

/** What may be touched next: each id with the offers behind it. */
export function lit(offers: readonly Offer[], touched: readonly string[]): Map<string, Offer[]> {
  const further = narrowed(offers, touched).filter((offer) => offer.path.length > touched.length)
  const pairs = further.flatMap((offer) => ways(offer, touched.length).map((id) => ({ id, offer })))
  return new Map([...Map.groupBy(pairs, ({ id }) => id)].map(([id, of]) => [id, of.map(({ offer }) => offer)]))
}

/** What was touched, and every step after it at which there is only one thing to touch. */
export function forced(offers: readonly Offer[], touched: readonly string[]): string[] {
  const ids = [...lit(offers, touched).keys()]
  const isEnd = narrowed(offers, touched).some((offer) => offer.path.length === touched.length)
  return ids.length === 1 && !isEnd ? forced(offers, [...touched, ids[0]]) : [...touched]
}

/** What was touched before the last step that was a choice. */
export function before(offers: readonly Offer[], touched: readonly string[]): string[] {
  const shorter = touched.slice(0, -1)
  return shorter.length && forced(offers, shorter).length > shorter.length ? before(offers, shorter) : shorter
}

/** The one offer that is meant, once nothing else is possible. */
export function meant(offers: readonly Offer[], touched: readonly string[]): Offer | null {
  const left = narrowed(offers, touched)
  return left.length === 1 && left[0].path.length === touched.length ? left[0] : null
}

/** The offers in the order of these ids on the table; those that touch nothing come last. */
export function inOrder(offers: readonly Offer[], ids: readonly string[]): Offer[] {
  const places = new Map(ids.map((id, place) => [id, place]))
  const place = (offer: Offer, step: number): number => places.get(offer.path[step]) ?? ids.length
  const steps = [...Array(Math.max(0, ...offers.map((offer) => offer.path.length))).keys()]
  const compare = (one: Offer, other: Offer): number =>
    steps.reduce((order, step) => order || place(one, step) - place(other, step), 0)
  return [...offers].sort(compare)
}

/** The offers that are shown as buttons: those whose path is touched to its end, and all where they are few. */
export function asButtons(offers: readonly Offer[], touched: readonly string[], few: number): Offer[] {
  const left = narrowed(offers, touched)
  return left.length <= few ? left : left.filter((offer) => offer.path.length <= touched.length)
}
