/** Who dives, in the colours of the boat from which the dive began. */

import diver from './drawings/scenery/diver.svg?raw'

/** The suit of one's own boat, and that of the others'. */
const COLOURS: Record<string, string> = {
  '#ffd0a6': '#ecd2f4', // the helmet
  '#d9804a': '#9d6aa8',
  '#8a3f1c': '#48265c',
  '#ffcf7a': '#dcb2e2', // what is worn below it
  '#e0933a': '#8f5a96',
  '#9a5218': '#452450',
  '#7a4a2a': '#4c2c58', // gloves
}

function drawn(svg: string): string {
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
}

export const OWN = drawn(diver)
export const RIVAL = drawn(diver.replace(/#[0-9a-f]{6}/g, (colour) => COLOURS[colour] ?? colour))
