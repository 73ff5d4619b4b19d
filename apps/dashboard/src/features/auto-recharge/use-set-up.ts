import type { Product } from '@search-foundation/api-client'
import { useSetUpAutoRechargeMutation } from '@search-foundation/store/endpoints/billing'
import { useLocation } from 'react-router'

import { useApiKey } from '../../ground/api-key/api-key.tsx'
import { returnParameter, returns } from './recharge-notice.tsx'
import type { Setup } from './recharge-schema.ts'

/** Returns a function that leaves for the page where the card is saved. It comes back to the current page. */
export function useSetUp(packs: readonly Product[]): (setup: Setup) => Promise<void> {
  const apiKey = useApiKey()
  const { pathname, search } = useLocation()
  const [setUp] = useSetUpAutoRechargeMutation()

  function returnAddress(outcome: string): string {
    const query = new URLSearchParams(search)
    query.set(returnParameter, outcome)
    return `${location.origin}${pathname}?${query}`
  }

  return async ({ priceId, threshold, monthlyCap, email }) => {
    const currency = packs.find(({ price_id }) => price_id === priceId)?.currency ?? 'usd'
    const { url } = await setUp({
      apiKey,
      order: {
        price_id: priceId,
        success_url: returnAddress(returns.saved),
        cancel_url: returnAddress(returns.cancelled),
        email,
        metadata: { auto_recharge: true, threshold, currency, monthly_cap: monthlyCap },
      },
    }).unwrap()
    location.assign(url)
  }
}
