import { Disclosure } from '@search-foundation/ui/disclosure'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import type { TrainingPair } from './training-pairs.ts'
import styles from './pair-list.module.css'

/** How many pairs a narrow window shows at first. */
const atFirst = 1

/** Training pairs with what to do next. */
export function PairList({ pairs, action }: { pairs: readonly TrainingPair[]; action: ReactNode }) {
  const { t } = useTranslation('web-fine-tuning')
  if (pairs.length === 0) return <p className={styles.none}>{t('demo.none')}</p>
  const more = pairs.slice(atFirst)
  return (
    <>
      <p className={styles.none}>{t('demo.pairs', { count: pairs.length })}</p>
      <Pairs pairs={pairs.slice(0, atFirst)} start={1} />
      {more.length > 0 && (
        <Disclosure title={t('demo.morePairs')} folds="narrow">
          <Pairs pairs={more} start={atFirst + 1} />
        </Disclosure>
      )}
      <div>{action}</div>
    </>
  )
}

/** A part of the list, whose first pair has this number. */
function Pairs({ pairs, start }: { pairs: readonly TrainingPair[]; start: number }) {
  const { t } = useTranslation('web-fine-tuning')
  return (
    <ol className={styles.pairs} start={start}>
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
  )
}
