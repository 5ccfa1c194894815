/** Who is missed: people who are not there, where they are expected to be. */

import type { SeatInfo, TableInfo } from '../gen/messages'

export function away({ seats, pace }: TableInfo): SeatInfo[] {
  if (pace.type === 'days') return [] // there, everyone comes and goes
  return seats.filter((seat) => !seat.mine && !seat.level && !seat.connected && seat.name)
}
