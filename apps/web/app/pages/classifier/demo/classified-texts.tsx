import type { Prediction } from '@search-foundation/api-client'
import { formatPercent } from '@search-foundation/i18n/format'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../../document/page-context.tsx'
import type { DemoResult } from '../../../products/demo/demo-layout.tsx'
import styles from './classified-texts.module.css'

/** Texts with the labels that were predicted, most probable first. */
export interface Classes extends DemoResult {
  texts: readonly { text: string; predictions: readonly Prediction[] }[]
}

/** Each text with its label, and the probability of every label as a bar. */
export function ClassifiedTexts({ texts }: Classes) {
  const { t } = useTranslation('web-classifier')
  const { locale } = usePageAddress()
  return (
    <ol className={styles.texts} aria-label={t('demo.classified')}>
      {texts.map(({ text, predictions }, index) => (
        <li key={index}>
          <p className={styles.text}>{text}</p>
          <ol className={styles.labels}>
            {predictions.map(({ label, score }) => (
              <li key={label} style={{ '--share': `${Math.round(score * 100)}%` } as CSSProperties}>
                <span className={styles.label}>{label}</span>
                <span className={styles.bar} aria-hidden="true" />
                <span className={styles.score}>{formatPercent(score, locale)}</span>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  )
}
