import { formatDecimal } from '@search-foundation/i18n/format'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../document/page-context.tsx'
import type { DemoResult } from '../demo/demo-layout.tsx'
import styles from './ranked-documents.module.css'

/** Documents in their new order. */
export interface Ranking extends DemoResult {
  documents: readonly { text: string; before: number; score: number }[]
}

/** Documents by relevance: each with its score, drawn on the scale from 0 to 1, its place now and its place before. */
export function RankedDocuments({ documents }: Ranking) {
  const { t } = useTranslation('web-reranker')
  const { locale } = usePageAddress()
  return (
    <ol className={styles.documents} aria-label={t('demo.ranked')}>
      {documents.map(({ text, before, score }, index) => {
        const share = { '--share': `${Math.round(Math.min(1, Math.max(0, score)) * 100)}%` }
        const moved = before - (index + 1)
        return (
          <li key={before}>
            <span className={styles.rank} aria-hidden="true">
              {index + 1}
            </span>
            <span className={styles.text}>{text}</span>
            <span className={styles.score}>
              {t('demo.score', { score: formatDecimal(score, locale, 3) })}
            </span>
            <span className={styles.bar} style={share as CSSProperties} aria-hidden="true" />
            <span className={styles.before} data-moved={moved > 0 ? 'up' : moved < 0 ? 'down' : undefined}>
              {t('demo.before', { number: before })}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
