import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import type { TrainingPair } from './training-pairs.ts'
import styles from './pair-list.module.css'

/** Training pairs with what to do next. */
export function PairList({ pairs, action }: { pairs: readonly TrainingPair[]; action: ReactNode }) {
  const { t } = useTranslation('web-fine-tuning')
  if (pairs.length === 0) return <p className={styles.none}>{t('demo.none')}</p>
  return (
    <>
      <p className={styles.none}>{t('demo.pairs', { count: pairs.length })}</p>
      <ol className={styles.pairs}>
        {pairs.map(({ query, document, negative }, index) => (
          <li key={index}>
            <dl>
              <dt>{t('demo.query')}</dt>
              <dd>{query}</dd>
              <dt>{t('demo.document')}</dt>
              <dd>{document}</dd>
              {negative === undefined ? null : (
                <>
                  <dt>{t('demo.negative')}</dt>
                  <dd className={styles.negative}>{negative}</dd>
                </>
              )}
            </dl>
          </li>
        ))}
      </ol>
      <div>{action}</div>
    </>
  )
}
