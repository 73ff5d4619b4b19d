import type { CardPart, Column } from './column.ts'

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

/** Whether a card shows a column's header beside its value. By default, only the card's figure has one, and only if it is a number: a number alone does not say what it counts. */
export const isLabeled = <Row>(
  { align, isLabeledInCard }: Column<Row>,
  part: CardPart | undefined,
): boolean => isLabeledInCard ?? (part === 'figure' && align === 'end')
