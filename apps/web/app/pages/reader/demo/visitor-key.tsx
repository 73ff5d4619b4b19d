import { Link } from '@search-foundation/ui/link'

import { usePageAddress, useTranslation } from '../../../document/page-context.tsx'
import styles from './reader-demo.module.css'

/** Requests a minute without a key (public API, November 2025). */
export const keylessRate = 20

/** Whether the demo calls with the visitor's own key or without one. */
export function VisitorKey({ apiKey }: { apiKey: string | null }) {
  const { t } = useTranslation(['web-reader', 'web-product'])
  const { href } = usePageAddress()
  return (
    <p className={styles.hint}>
      {apiKey === null ? (
        <>
          {t('web-product:demo.key.optional', { count: keylessRate })}{' '}
          <Link href={`${href('/api-dashboard')}?sui=apikey`}>{t('demo.getKey')}</Link>
        </>
      ) : (
        t('web-product:demo.key.using', { tail: apiKey.slice(-4) })
      )}
    </p>
  )
}
