/** What is shown of a game at home: its colours at once, its drawings when they are loaded. */

export interface Cover {
  name: string // the game's name, drawn
  scene: string // with a symbol `emblem-GAME` for lists
}

import.meta.glob('./*/cover.css', { eager: true })
const covers = import.meta.glob<Cover>('./*/cover.ts', { import: 'default' })

export function hasCover(game: string): boolean {
  return `./${game}/cover.ts` in covers
}

/** The cover of a game that has one; where it cannot be loaded, its words serve. */
export async function coverOf(game: string): Promise<Cover | null> {
  return (await covers[`./${game}/cover.ts`]?.().catch(() => null)) ?? null
}
