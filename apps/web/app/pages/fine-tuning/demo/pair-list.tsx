import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { FoldedList } from '../../../blocks/folded-list.tsx'
import type { TrainingPair } from './training-pairs.ts'
import styles from './pair-list.module.css'

/** Training pairs with what to do next. */
export function PairList({ pairs, action }: { pairs: readonly TrainingPair[]; action: ReactNode }) {
  const { t } = useTranslation('web-fine-tuning')
  if (pairs.length === 0) return <p className={styles.none}>{t('demo.none')}</p>
  return (
    <>
      <p className={styles.none}>{t('demo.pairs', { count: pairs.length })}</p>
      <FoldedList items={pairs} atFirst={1} title={t('demo.morePairs')} className={styles.pairs}>
        {({ query, document, negative }) => (
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
        )}
      </FoldedList>
      <div>{action}</div>
    </>
  )
}
