import type { ResultsPageEntry } from '@search-foundation/api-client'
import { formatMoney, formatRelative } from '@search-foundation/i18n/format'
import { useTranslation } from 'react-i18next'

import { FoldedList } from '../../../blocks/folded-list.tsx'
import { ProductMark } from '../../../blocks/product-mark.tsx'
import { usePageAddress } from '../../../document/page-context.tsx'
import styles from './results-list.module.css'

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** What the kind of an entry adds to its texts: the age of news, the length of a video, a price. */
function factOf(entry: ResultsPageEntry, locale: string): string | undefined {
  const { age_seconds: age, duration_seconds: duration, price_cents: price } = entry
  if (age !== undefined) {
    const now = new Date()
    return formatRelative(new Date(now.getTime() - age * 1000), now, locale)
  }
  if (duration !== undefined) return clock(duration)
  return price === undefined ? undefined : formatMoney(price, locale.startsWith('de') ? 'EUR' : 'USD', locale)
}

interface ResultsListProps {
  entries: readonly ResultsPageEntry[]
  /** Number of the first entry. */
  start: number
}

/** The entries of a results page. They look like links and are none, because their addresses lead nowhere. */
export function ResultsList({ entries, start }: ResultsListProps) {
  const { t } = useTranslation('web-llm-serp-demo')
  const { locale } = usePageAddress()
  return (
    <FoldedList
      items={entries}
      atFirst={2}
      start={start}
      title={t('demo.moreResults')}
      className={styles.results}
      foldClassName={styles.more}
    >
      {(entry) => {
        const fact = factOf(entry, locale)
        return (
          <>
            <p className={styles.site}>
              <ProductMark product="tokenizer" size={20} />
              <span>
                {entry.site}
                <cite>
                  {decodeURI(entry.url)
                    .replace(/^https:\/\//, '')
                    .replaceAll('/', ' › ')}
                </cite>
              </span>
            </p>
            <h4>{entry.title}</h4>
            <p className={styles.description}>
              {fact === undefined ? null : <strong>{fact} · </strong>}
              {entry.description}
            </p>
          </>
        )
      }}
    </FoldedList>
  )
}
