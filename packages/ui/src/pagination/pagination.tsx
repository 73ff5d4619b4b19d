import { Button } from '../button/index.ts'
import { classNames } from '../class-names.ts'
import { ChevronLeftIcon, ChevronRightIcon, Icon } from '../icon/index.ts'
import { useLabels, useNumberFormat } from '../labels/index.ts'
import { Link } from '../link/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { pageList } from './page-list.ts'
import styles from './pagination.module.css'

export interface PaginationProps {
  /** Number of the current page, from 1. */
  page: number
  /** Number of pages. */
  pageCount: number
  /** Navigates to a page. */
  onChange?: (page: number) => void
  /** Address of a page; makes the pages links. */
  href?: (page: number) => string
  /** Class name added to the root element. */
  className?: string | undefined
}

/** Navigation between the pages of a list. */
export function Pagination({ page, pageCount, onChange, href, className }: PaginationProps) {
  const labels = useLabels()
  const format = useNumberFormat()

  function step(target: number, spoken: string, icon: typeof ChevronLeftIcon) {
    const arrow = <Icon of={icon} size="sm" className={classNames(styles.arrow)} />
    const isOut = target < 1 || target > pageCount
    return href && !isOut ? (
      <Link href={href(target)} variant="button-quiet" size="sm">
        {arrow}
        <VisuallyHidden>{spoken}</VisuallyHidden>
      </Link>
    ) : (
      <Button
        variant="quiet"
        size="sm"
        label={spoken}
        icon={arrow}
        isDisabled={isOut}
        onClick={() => onChange?.(target)}
      />
    )
  }

  return (
    <nav aria-label={labels.pages} className={classNames(styles.pages, className)}>
      {step(page - 1, labels.previousPage, ChevronLeftIcon)}
      <ol role="list" className={styles.list}>
        {pageList(page, pageCount).map((entry, index) => (
          <li key={entry ?? `gap-${index}`}>
            {entry === null ? (
              <span className={styles.gap}>…</span>
            ) : href ? (
              <Link
                href={href(entry)}
                variant="button-quiet"
                size="sm"
                className={classNames(styles.page)}
                {...(entry === page ? { 'aria-current': 'page' as const } : {})}
              >
                {format(entry)}
              </Link>
            ) : (
              <Button
                variant="quiet"
                size="sm"
                className={styles.page}
                onClick={() => onChange?.(entry)}
                {...(entry === page ? { 'aria-current': 'page' as const } : {})}
              >
                {format(entry)}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {step(page + 1, labels.nextPage, ChevronRightIcon)}
    </nav>
  )
}
