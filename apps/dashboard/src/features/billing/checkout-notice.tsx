import { formatNumber } from '@search-foundation/i18n/format'
import { useKeyInfoQuery } from '@search-foundation/store/endpoints/keys'
import { Button } from '@search-foundation/ui/button'
import { Callout } from '@search-foundation/ui/callout'
import { Row } from '@search-foundation/ui/row'
import { Spinner } from '@search-foundation/ui/spinner'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'

import { useApiKey, useKeyName } from '../../ground/api-key/api-key.tsx'
import { FocusGroup } from '../../ground/focus/focus-group.tsx'
import { readCheckoutReturn } from './checkout-return.ts'

/** How often the balance is read after a payment, and for how long. */
const pollMilliseconds = 1000
const patienceMilliseconds = 60_000

/** What the payment page adds to the address. */
const parameters = ['checkout', 'before', 'session_id']

/** Removes the return from the payment page from a query. */
function withoutReturn(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query)
  for (const name of parameters) rest.delete(name)
  return rest
}

/** Shown on return from the payment page: waits until the tokens are credited, and shows when they are late. */
export function CheckoutNotice() {
  const { t, i18n } = useTranslation(['dashboard-billing', 'common'])
  const [query, setQuery] = useSearchParams()
  const key = useKeyName()
  const result = readCheckoutReturn(query)
  const [isLate, setLate] = useState(false)
  const isWaiting = result?.outcome === 'paid' && !isLate
  const { data } = useKeyInfoQuery(useApiKey(), {
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
    <Button
      size="sm"
      variant="quiet"
      onClick={() =>
        setQuery(withoutReturn, {
          replace: true,
          preventScrollReset: true,
        })
      }
    >
      {t('common:close')}
    </Button>
  )
  const state =
    result.outcome === 'cancelled' ? 'cancelled' : gained > 0 ? 'credited' : isLate ? 'late' : 'waiting'
  const title = t(`checkout.${state}`)

  function content() {
    switch (state) {
      case 'cancelled':
        return (
          <Callout tone="info" title={title} action={close}>
            {t('checkout.cancelledDescription')}
          </Callout>
        )
      case 'credited':
        return (
          <div role="status">
            <Callout tone="positive" title={title} action={close}>
              {t('checkout.creditedDescription', { tokens: formatNumber(gained, i18n.language), key })}
            </Callout>
          </div>
        )
      case 'late':
        return (
          <Callout
            tone="warning"
            title={title}
            action={
              <Button size="sm" onClick={() => setLate(false)}>
                {t('checkout.checkAgain')}
              </Button>
            }
          >
            {t('checkout.lateDescription')}
          </Callout>
        )
      case 'waiting':
        return (
          <Callout tone="info" title={title}>
            <Row as="span" role="status">
              <Spinner /> {t('checkout.waitingDescription')}
            </Row>
          </Callout>
        )
    }
  }

  return (
    <FocusGroup label={title} takesFocus>
      {content()}
    </FocusGroup>
  )
}
