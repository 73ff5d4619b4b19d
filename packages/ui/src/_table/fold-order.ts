import { cardParts } from './card-part.ts'
import type { Column } from './column.ts'

/**
 * Returns the columns that may leave the table for the second line of its rows, those that leave first in front: what a card leaves out, then
 * texts, then numbers, each from the last one on. The title, the figure and what is kept stay.
 */
export function foldOrder<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const parts = cardParts(columns)
  const rank = ({ id, align }: Column<Row>) => (parts.get(id) === 'none' ? 0 : align === 'end' ? 2 : 1)
  return columns
    .filter(({ id, isKept }) => !isKept && (parts.get(id) === 'detail' || parts.get(id) === 'none'))
    .toReversed()
    .toSorted((a, b) => rank(a) - rank(b))
}
