import { formatDuration } from '@search-foundation/i18n/format'
import { serviceError } from '@search-foundation/store/service-error'
import { Callout } from '@search-foundation/ui/callout'
import { Link } from '@search-foundation/ui/link'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { usePlace } from '../place/use-place.ts'
import { useSecondsUntil } from '../time/use-seconds-until.ts'

/** What to do about the failure of a call for which the key lacks tokens, or that came too early. Nothing for another failure. */
export function FailureHelp({ error }: { error: unknown }) {
  const { t } = useTranslation('dashboard-frame')
  const { pathOf } = usePlace()
  if (error === undefined) return null
  const { status, retryAfter } = serviceError(error)
  if (status === 402) {
    return (
      <Callout
        tone="info"
        title={t('failure.balance')}
        action={<Link href={pathOf('pricing')}>{t('tabs.pricing')}</Link>}
      >
        {t('failure.balanceDescription')}
      </Callout>
    )
  }
  if (status !== 429 || retryAfter === undefined) return null
  return <Countdown milliseconds={retryAfter} />
}

/** Counts down until a call can be repeated. Only its beginning and its end are announced. */
function Countdown({ milliseconds }: { milliseconds: number }) {
  const { t, i18n } = useTranslation('dashboard-frame')
  const end = useMemo(() => Date.now() + milliseconds, [milliseconds])
  const left = useSecondsUntil(end)
  return (
    <Callout tone="info" title={t('failure.rateLimit')}>
      <span role="timer">
        {left === 0
          ? t('failure.ready')
          : t('failure.wait', { time: formatDuration(left * 1000, i18n.language) })}
      </span>
    </Callout>
  )
}
