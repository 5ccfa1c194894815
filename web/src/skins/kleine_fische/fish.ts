/** How the words of this game's pieces become drawings. */

import type { Words } from '../../gen/messages'

export const SPECIES = [
  'clownfish', 'stingray', 'angelfish', 'seahorse', 'pufferfish', 'lionfish', 'moray',
  'boxfish', 'trumpetfish', 'flounder', 'frogfish', 'parrotfish', 'reef_shark',
]

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
