import type { Column } from './column.ts'

/** Where the cell of a column is in the card that a row becomes in a narrow table. */
export type CardPart = 'title' | 'figure' | 'detail' | 'none'

/**
 * Returns the part of each column, by its id. The header of the row is the title, the first column of numbers is the figure, all others are
 * details; a column's own `card` comes first.
 */
export function cardParts<Row>(columns: readonly Column<Row>[]): ReadonlyMap<string, CardPart> {
  const title = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0]
  const figure =
    columns.find(({ card }) => card === 'figure') ??
    columns.find(({ align, card, id }) => align === 'end' && card === undefined && id !== title?.id)
  return new Map(
    columns.map(({ id, card }) => [
      id,
      card ?? (id === title?.id ? 'title' : id === figure?.id ? 'figure' : 'detail'),
    ]),
  )
}
