import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import styles from './description-list.module.css'

export interface DescriptionListProps {
  /** From first to last. */
  items: readonly { term: string; detail: ReactNode }[]
  /** Terms beside their details, or above them. */
  layout?: 'rows' | 'stacked'
  /** Joined to the class of the root element. */
  className?: string
}

/** Facts about one thing: a model, a transaction. */
export function DescriptionList({ items, layout = 'rows', className }: DescriptionListProps) {
  return (
    <dl className={classNames(styles.list, className)} data-layout={layout}>
      {items.map(({ term, detail }) => (
        <div key={term} className={styles.item}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.detail}>{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
