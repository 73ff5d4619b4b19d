import { formatMilliseconds, formatNumber } from '@search-foundation/i18n/format'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../document/use-page-address.ts'
import type { Reader } from './demo/use-reader.ts'
import { keylessRate } from './demo/visitor-key.tsx'
import styles from './figures.module.css'

/** Figures of the visitor's own last call, and the limits that always hold. */
export function Figures({ reader }: { reader: Reader }) {
  const { t } = useTranslation('web-reader')
  const { locale } = usePageAddress()
  const { last } = reader
  const tokens = last?.answer.usage.tokens ?? 0
  return (
    <section className={styles.figures} aria-labelledby="figures-heading">
      <div className={styles.intro}>
        <h2 id="figures-heading">{t('figures.heading')}</h2>
        <p>{last ? t('figures.text') : t('figures.none')}</p>
      </div>
      <dl>
        <Figure
          name={t('figures.time')}
          value={last ? formatMilliseconds(last.ms, locale) : '–'}
          lit={last !== undefined}
        />
        <Figure
          name={t('figures.tokens')}
          value={last ? formatNumber(tokens, locale) : '–'}
          lit={last !== undefined}
        />
        <Figure
          name={t('figures.rate')}
          value={last ? formatNumber(Math.round(tokens / Math.max(0.001, last.ms / 1000)), locale) : '–'}
          lit={last !== undefined}
        />
        <Figure name={t('figures.context')} value={t('figures.contextValue')} />
        <Figure name={t('figures.free')} value={formatNumber(keylessRate, locale)} />
        <Figure name={t('figures.failed')} value={t('figures.failedValue')} />
      </dl>
    </section>
  )
}

function Figure({ name, value, lit = false }: { name: string; value: string; lit?: boolean }) {
  return (
    <div className={styles.figure} data-lit={lit || undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
