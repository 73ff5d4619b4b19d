import { useId, useRef, useState, type ReactNode } from 'react'

import { Button } from '../button/index.ts'
import { classNames } from '../class-names.ts'
import { DownloadIcon, Icon, ListFilterIcon, RefreshCwIcon } from '../icon/index.ts'
import { useLabels } from '../labels/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { FilterGroup } from './filter-group.tsx'
import { RefreshNotice } from './refresh-notice.tsx'
import type { TableProps } from './table-props.ts'
import styles from './table-frame.module.css'

type TableFrameProps = Pick<
  TableProps<never>,
  | 'caption'
  | 'hideCaption'
  | 'toolbar'
  | 'filters'
  | 'filterCount'
  | 'onClearFilters'
  | 'onDownloadCsv'
  | 'status'
  | 'onRetry'
  | 'more'
  | 'summary'
  | 'className'
> & {
  /** Number of rows shown. */
  rowCount: number
  /** Offers a button for rows that are not loaded yet. */
  hasMoreButton: boolean
  /** Button for the rows that are not shown where rows are cards. */
  cardsButton?: ReactNode
  /** Scrollable table. */
  children: ReactNode
}

/** Everything around the rows of a table: caption, filters, CSV, state of the data, footer. */
export function TableFrame({
  caption,
  hideCaption,
  toolbar,
  filters,
  filterCount = 0,
  onClearFilters,
  onDownloadCsv,
  status = 'ready',
  onRetry,
  more,
  summary,
  rowCount,
  hasMoreButton,
  cardsButton,
  children,
  className,
}: TableFrameProps) {
  const labels = useLabels()
  const filtersId = useId()
  const filterButton = useRef<HTMLButtonElement>(null)
  const [areFiltersOpen, setFiltersOpen] = useState(false)
  const hasFooter = rowCount > 0 && (summary !== undefined || (hasMoreButton && more?.hasMore))
  return (
    <div className={classNames(styles.frame, className)} data-status={status}>
      {(!hideCaption || toolbar !== undefined || filters !== undefined || onDownloadCsv !== undefined) && (
        <div className={styles.head}>
          {!hideCaption && (
            <span className={styles.caption} aria-hidden="true">
              {caption}
            </span>
          )}
          <div className={styles.toolbar}>
            {toolbar}
            {filters !== undefined && (
              <span className={styles.filterButton}>
                <Button
                  ref={filterButton}
                  size="sm"
                  icon={<Icon of={ListFilterIcon} size="sm" />}
                  aria-expanded={areFiltersOpen}
                  aria-controls={filtersId}
                  onClick={() => setFiltersOpen(!areFiltersOpen)}
                >
                  {filterCount > 0 ? `${labels.filters} (${filterCount})` : labels.filters}
                </Button>
              </span>
            )}
            {onDownloadCsv && <CsvButton onDownload={onDownloadCsv} isDisabled={rowCount === 0} />}
          </div>
          {filters !== undefined && (
            <FilterGroup
              id={filtersId}
              isOpen={areFiltersOpen}
              onClose={() => setFiltersOpen(false)}
              opener={filterButton}
              // Without rows, the table offers it in their place.
              onClear={filterCount > 0 && rowCount > 0 ? onClearFilters : undefined}
            >
              {filters}
            </FilterGroup>
          )}
        </div>
      )}
      {status === 'refresh-failed' && <RefreshNotice onRetry={onRetry} />}
      {status === 'refreshing' && (
        <div className={styles.busy} aria-hidden="true">
          <div className={styles.busyBar} />
        </div>
      )}
      <VisuallyHidden as="p" role="status">
        {status === 'loading' || status === 'refreshing' ? labels.loading : ''}
      </VisuallyHidden>
      {children}
      {cardsButton !== undefined && <div className={styles.cardsButton}>{cardsButton}</div>}
      {hasFooter && (
        <div className={styles.footer}>
          {summary !== undefined && <div className={styles.summary}>{summary}</div>}
          {hasMoreButton && more?.hasMore && (
            <Button
              size="sm"
              isPending={more.isLoading}
              icon={more.isFailed ? <Icon of={RefreshCwIcon} size="sm" /> : undefined}
              onClick={() => {
                if (!more.isLoading) more.onLoad()
              }}
            >
              {more.isFailed ? labels.loadMoreFailed : labels.loadMore}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

interface CsvButtonProps {
  /** Starts the download. */
  onDownload: () => void | Promise<unknown>
  /** Whether there is nothing to download. */
  isDisabled: boolean
}

function CsvButton({ onDownload, isDisabled }: CsvButtonProps) {
  const labels = useLabels()
  const [isPending, setPending] = useState(false)

  async function download() {
    if (isPending) return
    setPending(true)
    try {
      await onDownload()
    } finally {
      setPending(false)
    }
  }

  return (
    <Button
      size="sm"
      icon={<Icon of={DownloadIcon} size="sm" />}
      className={styles.csv}
      // Its text is not shown where there is little room.
      aria-label={labels.downloadCsv}
      isDisabled={isDisabled}
      isPending={isPending}
      onClick={() => void download()}
    >
      {labels.downloadCsv}
    </Button>
  )
}
