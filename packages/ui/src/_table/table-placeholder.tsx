import type { ReactNode } from 'react'

import { Button } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { ErrorState } from '../error-state/index.ts'
import { useLabels } from '../labels/index.ts'
import { Skeleton } from '../skeleton/index.ts'
import { cardParts } from './card-part.ts'
import type { Column } from './column.ts'
import type { TableProps } from './table-props.ts'
import styles from './table.module.css'

type TablePlaceholderProps<Row> = Pick<
  TableProps<Row>,
  'columns' | 'status' | 'onRetry' | 'empty' | 'isFiltered' | 'onClearFilters'
> & {
  /** Whether rows have a second line. */
  hasFolded: boolean
  /** Number of columns, including the one of row actions. */
  width: number
  /** Number of skeleton rows while loading. */
  skeletonRows: number
}

/** Body of a table without rows: loading, failed, nothing there yet, or nothing that matches the filters. */
export function TablePlaceholder<Row>({
  columns,
  status,
  onRetry,
  empty,
  isFiltered,
  onClearFilters,
  hasFolded,
  width,
  skeletonRows,
}: TablePlaceholderProps<Row>) {
  const labels = useLabels()
  if (status === 'loading') {
    return <SkeletonRows columns={columns} hasFolded={hasFolded} width={width} count={skeletonRows} />
  }
  if (status === 'error') {
    return <Message width={width}>{<ErrorState compact {...(onRetry ? { onRetry } : {})} />}</Message>
  }
  if (!isFiltered)
    return <Message width={width}>{empty ?? <EmptyState compact title={labels.noRows} />}</Message>
  return (
    <Message width={width}>
      <EmptyState
        compact
        title={labels.noMatches}
        description={labels.noMatchesHint}
        action={
          onClearFilters && (
            <Button size="sm" onClick={onClearFilters}>
              {labels.clearFilters}
            </Button>
          )
        }
      />
    </Message>
  )
}

function Message({ width, children }: { width: number; children: ReactNode }) {
  return (
    <tr>
      <td colSpan={width} className={styles.message}>
        {children}
      </td>
    </tr>
  )
}

interface SkeletonRowsProps<Row> {
  /** Columns, in display order. */
  columns: readonly Column<Row>[]
  /** Whether rows have a second line. */
  hasFolded: boolean
  /** Number of columns, including the one of row actions. */
  width: number
  /** Number of rows. */
  count: number
}

function SkeletonRows<Row>({ columns, hasFolded, width, count }: SkeletonRowsProps<Row>) {
  const parts = cardParts(columns)
  return Array.from({ length: count }, (_, row) => (
    <tr key={row}>
      {Array.from({ length: width }, (_cell, column) => (
        <td
          key={column}
          data-align={columns[column]?.align}
          data-card={parts.get(columns[column]?.id ?? '') ?? 'none'}
        >
          <Skeleton width={column === 0 ? '70%' : '50%'} />
          {hasFolded && column === 0 && (
            <div data-folded="">
              <Skeleton width="8rem" />
            </div>
          )}
        </td>
      ))}
    </tr>
  ))
}
