/** Whose face is on a sail, seat by seat. */

export const CAPTAINS = ['helmet', 'crab', 'puffer', 'octopus']

/** The drawing of a captain. */
export function captainOf(seat: number): string {
  return `#cc-${CAPTAINS[seat % CAPTAINS.length]}`
}
