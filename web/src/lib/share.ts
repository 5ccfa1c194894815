/** Links to a match that is over, and how they are given to others. */

import type { TableInfo } from '../gen/messages'
import { copy } from './clipboard'

type Eyes = number | 'all' | null // through which it is seen: a seat's, everyone's, a spectator's

/** Where a replay stands in this application, from a moment on. */
export function replayPath(id: string, link?: string | null, at?: number | string, seat?: Eyes): string {
  const wanted = new URLSearchParams()
  if (at !== undefined) wanted.set('at', String(at))
  if (seat !== undefined && seat !== null) wanted.set('seat', String(seat))
  return `/replay/${id}${wanted.size ? `?${wanted}` : ''}${link ? `#${link}` : ''}`
}

/** The address at which a friend sees a replay; where not everybody may watch, it carries the code of the table. */
export function replayAddress(table: TableInfo, link?: string, at?: string, seat?: Eyes): string {
  const code = link ?? (table.spectators === 'open' ? null : table.watch)
  return location.origin + replayPath(table.id, code, at, seat)
}

/** By what the device has for sharing, else by the clipboard; whether it was copied. */
export async function share(url: string, title: string): Promise<boolean> {
  if (!navigator.share) {
    await copy(url)
    return true
  }
  await navigator.share({ url, title }).catch((problem: unknown) => {
    if (!(problem instanceof DOMException && problem.name === 'AbortError')) throw problem // who thinks better of it may
  })
  return false
}
