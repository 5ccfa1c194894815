/** Where long compound words may break on a card or in a narrow table: not every browser knows the syllables of every language. */

const LONG = 13 // letters that no longer fit on a line
const ENDS = [
  'bändiger', 'bringer', 'fisch', 'fische', 'lampe', 'rochen', 'schildkröte', 'truhe', // German
  'brenger', 'inktvis', 'lamp', 'rog', 'schatkist', 'schildpad', 'temmer', 'vanger', 'vis', 'vissen', 'zwemvliezen', // Dutch
  'calamari', 'ratore', // Italian
]
const SOFT_HYPHEN = '\u00AD'

function parted(word: string): string {
  const end = word.length < LONG ? undefined : ENDS.find((part) => word.endsWith(part))
  return end ? word.slice(0, -end.length) + SOFT_HYPHEN + end : word
}

/** A name whose long words can break. */
export function hyphenated(name: string): string {
  return name.split(' ').map(parted).join(' ')
}

/** The letters of its longest part that stays whole. */
export function longestPart(name: string): number {
  return Math.max(...name.split(/[\s\u00AD-]/).map((part) => part.length))
}
