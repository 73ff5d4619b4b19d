import { Button } from '@search-foundation/ui/button'
import { Spinner } from '@search-foundation/ui/spinner'
import { useTranslation } from 'react-i18next'

import type { Watch } from './watch-calls.ts'
import styles from './first-call.module.css'

interface WatchStateProps {
  watch: Watch
  /** Last characters of the key. */
  tail: string
  /** Whether a call has arrived: the page goes on waiting, and says so no more. */
  hasResult: boolean
  waitAgain: () => void
}

/** Whether the page waits for a call, and why not. */
export function WatchState({ watch, tail, hasResult, waitAgain }: WatchStateProps) {
  const { t } = useTranslation(['web-docs', 'web-product'])
  switch (watch) {
    case 'off':
      return hasResult ? null : <p>{t('firstCall.ready')}</p>
    case 'waiting':
      return hasResult ? null : (
        <p className={styles.waiting}>
          <Spinner />
          {t('firstCall.waiting', { tail })}
        </p>
      )
    case 'paused':
      return (
        <p className={styles.waiting}>
          {t('firstCall.paused')}
          <Button size="sm" onClick={waitAgain}>
            {t('firstCall.again')}
          </Button>
        </p>
      )
    case 'unauthorized':
      return <p>{t('web-product:demo.error.unauthorized')}</p>
    case 'forbidden':
      return <p>{t('firstCall.forbidden')}</p>
  }
}
