/** What a game brings of its own: until then, and for whatever it leaves out, the generic drawing is used. */

export interface Skin {
  glyphs: Record<string, string> // an SVG path in a box of 24 × 24 for a key of its texts
  badges?: Record<string, string> // what is drawn small on the glyph of a key
  abouts?: Record<string, string[]> // a key that the explanations of others explain
  cover?: string[] // the keys of three glyphs that swim above its name on the home page
}

const skins = import.meta.glob<Skin>('./*/index.ts', { eager: true, import: 'default' })

function skinOf(game: string): Skin | undefined {
  return skins[`./${game}/index.ts`]
}

export function glyphOf(game: string, key: string): string | null {
  return skinOf(game)?.glyphs[key] ?? null
}

export function badgeOf(game: string, key: string): string | null {
  return skinOf(game)?.badges?.[key] ?? null
}

export function explainersOf(game: string, key: string): string[] {
  return skinOf(game)?.abouts?.[key] ?? [key]
}

export function coverOf(game: string): string[] {
  return (skinOf(game)?.cover ?? []).flatMap((key) => glyphOf(game, key) ?? [])
}
