import { formatNumber } from '@search-foundation/i18n/format'
import { useKeyInfoQuery } from '@search-foundation/store/endpoints/keys'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'

import { useApiKey, useKeyName } from '../../ground/api-key/api-key.tsx'
import { ReturnNotice } from '../../ground/returns/return-notice.tsx'
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
  const { t, i18n } = useTranslation('dashboard-billing')
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
  const state =
    result.outcome === 'cancelled' ? 'cancelled' : gained > 0 ? 'credited' : isLate ? 'late' : 'waiting'
  return (
    <ReturnNotice
      state={state === 'credited' ? 'done' : state}
      title={t(`checkout.${state}`)}
      description={t(`checkout.${state}Description`, { tokens: formatNumber(gained, i18n.language), key })}
      onClose={() => setQuery(withoutReturn, { replace: true, preventScrollReset: true })}
      onCheckAgain={() => setLate(false)}
    />
  )
}
