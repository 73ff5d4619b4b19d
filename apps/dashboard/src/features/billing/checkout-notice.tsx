import { formatNumber } from '@search-foundation/i18n/format'
import { useKeyInfoQuery } from '@search-foundation/store/endpoints/keys'
import { Button } from '@search-foundation/ui/button'
import { Callout } from '@search-foundation/ui/callout'
import { Spinner } from '@search-foundation/ui/spinner'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'

import { readCheckoutReturn } from './checkout-return.ts'

/** How often the balance is asked for after paying, and how long. */
const pollMilliseconds = 1000
const patienceMilliseconds = 60_000

/** After the payment page: waits until the tokens are there and says so, or says honestly that they are not yet. */
export function CheckoutNotice({ apiKey }: { apiKey: string }) {
  const { t, i18n } = useTranslation('dashboard')
  const [query, setQuery] = useSearchParams()
  const result = readCheckoutReturn(query)
  const [isLate, setLate] = useState(false)
  const isWaiting = result?.outcome === 'paid' && !isLate
  const { data } = useKeyInfoQuery(apiKey, {
    pollingInterval: isWaiting ? pollMilliseconds : 0,
    refetchOnMountOrArgChange: result !== undefined,
  })
  const gained =
    result?.outcome === 'paid' && data !== undefined ? data.wallet.regular_balance - result.before : 0

  useEffect(() => {
    if (result?.outcome !== 'paid' || gained > 0) return
    const timer = setTimeout(() => setLate(true), patienceMilliseconds)
    return () => clearTimeout(timer)
  }, [result?.outcome, gained, isLate])

  if (result === undefined) return null
  const close = (
    <Button size="sm" variant="quiet" onPress={() => setQuery({}, { replace: true })}>
      {t('actions.close')}
    </Button>
  )
  if (result.outcome === 'cancelled')
    return (
      <Callout tone="info" title={t('checkout.cancelled')} action={close}>
        {t('checkout.cancelledDescription')}
      </Callout>
    )
  if (gained > 0) {
    return (
      <div role="status">
        <Callout tone="positive" title={t('checkout.credited')} action={close}>
          {t('checkout.creditedDescription', { tokens: formatNumber(gained, i18n.language) })}
        </Callout>
      </div>
    )
  }
  if (isLate) {
    return (
      <Callout
        tone="warning"
        title={t('checkout.late')}
        action={
          <Button size="sm" onPress={() => setLate(false)}>
            {t('checkout.checkAgain')}
          </Button>
        }
      >
        {t('checkout.lateDescription')}
      </Callout>
    )
  }
  return (
    <Callout tone="info" title={t('checkout.waiting')}>
      <span className="row" role="status">
        <Spinner /> {t('checkout.waitingDescription')}
      </span>
    </Callout>
  )
}
