/** Where things lie on a grid of cards with spaces between them, in words. */

import { letterOf } from './drawing'
import { t } from './speech.svelte'

/** A card by row and column, what lies between the cards by those beside it. */
export function placeAmong(columns: number, rows: number, index: number): string {
  const [row, column] = [Math.floor(index / columns), index % columns]
  if (row % 2 && column % 2) return t('at-cell', { row: (row + 1) / 2, column: letterOf((column - 1) / 2) })
  const near = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [row + down, column + right]))
  const cells = near.filter(([y, x]) => y % 2 && x % 2 && y > 0 && x > 0 && y < rows && x < columns)
  const names = cells.map(([y, x]) => `${letterOf((x - 1) / 2)}${(y + 1) / 2}`)
  const isEdge = row % 2 !== column % 2 && cells.length === 1
  if (isEdge) return t('edge-cell', { side: sideOf(row - cells[0][0], column - cells[0][1]), cell: names[0] })
  return t('beside-cells', { cells: names.join(', ') })
}

/** On which side of a card its neighbour lies. */
function sideOf(down: number, right: number): string {
  if (down) return down < 0 ? 'above' : 'below'
  return right < 0 ? 'left' : 'right'
}
