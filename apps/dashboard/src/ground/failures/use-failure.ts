import { formatDuration } from '@search-foundation/i18n/format'
import { serviceError } from '@search-foundation/store/service-error'
import { notify } from '@search-foundation/ui/notifications'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'

import { usePlace } from '../place/use-place.ts'
import { wordsOfFailure } from './words-of-failure.ts'

/** How failed calls are shown. */
export function useFailure() {
  const { t, i18n } = useTranslation(['dashboard-frame', 'common'])
  const navigate = useNavigate()
  const { pathOf } = usePlace()

  const wordsOf = (error: unknown) => wordsOfFailure(error, t, i18n.language)

  return {
    wordsOf,
    /**
     * Shows a failed call as a negative notification. Equal ones merge. A call that lacked tokens offers to buy some, and one that
     * came too early has the time to wait. A call that ended the session is not shown, because the end of the session is.
     */
    show(error: unknown): void {
      const { kind, status, retryAfter } = serviceError(error)
      if (kind === 'signed-out') return
      const { text, ...quote } = wordsOf(error)
      const wait = status === 429 && retryAfter !== undefined && formatDuration(retryAfter, i18n.language)
      notify({
        tone: 'negative',
        message: wait === false ? text : `${text}\n${t('failure.wait', { time: wait })}`,
        ...quote,
        group: 'failure',
        ...(status === 402 && {
          action: { label: t('tabs.pricing'), onClick: () => void navigate(pathOf('pricing')) },
        }),
      })
    },
  }
}
