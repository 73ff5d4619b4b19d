import type { ReactNode } from 'react'

import { orDash } from '../_dash/or-dash.ts'
import { classNames } from '../class-names.ts'
import styles from './description-list.module.css'

export interface DescriptionListProps {
  /** Items, in display order. A dash marks the place of a detail that is nothing. */
  items: readonly { term: string; detail: ReactNode }[]
  /**
   * `rows`: terms beside their details. `stacked`: terms above them.
   * @default 'rows'
   */
  layout?: 'rows' | 'stacked'
  /** Class name added to the root element. */
  className?: string
}

/** List of terms and details, such as the facts about a model or a transaction. */
export function DescriptionList({ items, layout = 'rows', className }: DescriptionListProps) {
  return (
    <dl className={classNames(styles.list, className)} data-layout={layout}>
      {items.map(({ term, detail }) => (
        <div key={term} className={styles.item}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.detail}>{orDash(detail)}</dd>
        </div>
      ))}
    </dl>
  )
}
