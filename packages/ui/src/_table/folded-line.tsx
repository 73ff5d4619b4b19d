import { isEmpty } from '../_dash/or-dash.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import type { Column } from './column.ts'

interface FoldedLineProps<Row> {
  /** Row to show. */
  row: Row
  /** Columns that have no room beside the others. */
  columns: readonly Column<Row>[]
}

/**
 * Second line of a row: the cells of the folded columns, with their headers for those who do not see where they belong. It is in a cell of the
 * first line, because a row draws a column for each of its children.
 */
export function FoldedLine<Row>({ row, columns }: FoldedLineProps<Row>) {
  return (
    <div data-folded="">
      {columns.map(({ id, header, align, isLabeledInCard, cell }) => {
        const content = cell(row)
        if (isEmpty(content)) return null
        return (
          <div key={id}>
            {isLabeledInCard ? `${header} ` : <VisuallyHidden>{header}</VisuallyHidden>}
            {align === 'end' ? <bdi>{content}</bdi> : content}
          </div>
        )
      })}
    </div>
  )
}
