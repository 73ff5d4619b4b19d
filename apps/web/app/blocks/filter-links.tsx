import { formatNumber } from '@search-foundation/i18n/format'

import { usePageAddress } from '../document/page-context.tsx'
import styles from './filter-links.module.css'

export interface FilterLinksProps {
  /** Accessible name of the filters. */
  label: string
  /** Name of the link that shows everything, and how many entries there are. */
  all: { label: string; count: number }
  /** Each has a rule in `filter-links.module.css`. */
  filters: readonly { id: string; label: string; count: number }[]
}

/**
 * Filters of the list that follows: links to anchors on themselves. The style sheet hides elements whose `data-tags` lack the id of the link
 * that is `:target`, so a filter works without scripts and has an address.
 */
export function FilterLinks({ label, all, filters }: FilterLinksProps) {
  const { locale } = usePageAddress()
  return (
    <nav className={styles.filters} aria-label={label} data-filters="">
      {[{ id: 'all', ...all }, ...filters].map(({ id, label: name, count }) => (
        <a key={id} id={id} href={`#${id}`} data-filter={id}>
          {name} <span>{formatNumber(count, locale)}</span>
        </a>
      ))}
    </nav>
  )
}
