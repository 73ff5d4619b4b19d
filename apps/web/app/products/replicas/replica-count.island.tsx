import { formatNumber } from '@search-foundation/i18n/format'
import { Skeleton } from '@search-foundation/ui/skeleton'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../document/page-context.tsx'
import { CallFailure } from '../demo/call-failure.tsx'
import { useReplicas } from './use-replicas.ts'
import styles from './replica-count.module.css'

/** The number of replicas of one model that run while the visitor looks. */
export default function ReplicaCount({ slug }: { slug: string }) {
  const { t } = useTranslation('web-product')
  const { locale } = usePageAddress()
  const { counts, problem, retry } = useReplicas([slug])
  const count = counts[slug]
  return (
    <div className={styles.count} role="status" aria-busy={count === undefined}>
      {problem === undefined ? (
        <>
          <strong>
            {count === undefined || count === null ? <Skeleton width="3rem" /> : formatNumber(count, locale)}
          </strong>
          <span>{t('models.replicas')}</span>
        </>
      ) : (
        <CallFailure problem={problem} retry={retry} />
      )}
      <noscript>
        <p>{t('models.noScript')}</p>
      </noscript>
    </div>
  )
}
