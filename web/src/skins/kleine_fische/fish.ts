/** How the words of this game's pieces become drawings. */

import type { Words } from '../../gen/messages'

/** The species, each in a colour on which white can be read. */
const COLOURS: Record<string, string> = {
  clownfish: '#c4500a',
  stingray: '#34479a',
  angelfish: '#1f6fd0',
  seahorse: '#c2327f',
  pufferfish: '#8a6d3b',
  lionfish: '#b3202c',
  moray: '#2c7a3a',
  boxfish: '#8a6a00',
  trumpetfish: '#5b7a12',
  flounder: '#7a4a26',
  frogfish: '#9a3fb0',
  parrotfish: '#0b7f80',
  reef_shark: '#56687a',
}
export const SPECIES = Object.keys(COLOURS)

/** The colour of the species that a key names; what caves bring has that of their arches. */
export function colourAt(key: string): string {
  return COLOURS[key.replace('species-', '')] ?? '#5b2aa8'
}

export interface Fish {
  species: string
  shells: number
  ink: number
}

/** The fish that words tell of, if they do. */
export function fishOf(words: Words | null | undefined): Fish | null {
  if (words?.key !== 'fish') return null
  const { species, shells, ink } = words.fields as { species: Words; shells: number; ink: number }
  return { species: species.key.replace('species-', ''), shells, ink }
}
