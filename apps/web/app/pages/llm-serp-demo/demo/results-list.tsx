import type { ResultsPageEntry } from '@search-foundation/api-client'
import { formatMoney, formatRelative } from '@search-foundation/i18n/format'
import { Disclosure } from '@search-foundation/ui/disclosure'
import { useTranslation } from 'react-i18next'

import { ProductMark } from '../../../blocks/product-mark.tsx'
import { usePageAddress } from '../../../document/page-context.tsx'
import styles from './results-list.module.css'

/** How many results a narrow window shows at first. */
const atFirst = 2

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

interface ResultsProps {
  entries: readonly ResultsPageEntry[]
  start: number
}

/** The entries of a results page. They look like links and are none, because their addresses lead nowhere. */
export function ResultsList({ entries, start }: ResultsProps) {
  const { t } = useTranslation('web-llm-serp-demo')
  const more = entries.slice(atFirst)
  return (
    <>
      <Results entries={entries.slice(0, atFirst)} start={start} />
      {more.length > 0 && (
        <Disclosure className={styles.more ?? ''} title={t('demo.moreResults')} folds="narrow">
          <Results entries={more} start={start + atFirst} />
        </Disclosure>
      )}
    </>
  )
}

/** A part of the list, whose first entry has this number. */
function Results({ entries, start }: ResultsProps) {
  const { locale } = usePageAddress()
  return (
    <ol className={styles.results} start={start}>
      {entries.map((entry) => {
        const fact = factOf(entry, locale)
        return (
          <li key={entry.position}>
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
          </li>
        )
      })}
    </ol>
  )
}
