import type { Product } from '@search-foundation/api-client'
import { useOpenCheckoutMutation } from '@search-foundation/store/endpoints/billing'
import { useKeyInfoQuery } from '@search-foundation/store/endpoints/keys'
import { skipToken } from '@search-foundation/store/hooks'
import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { useKeyInUse } from '../../ground/api-key/api-key.tsx'
import { useFailure } from '../../ground/failures/use-failure.ts'
import { returnAddresses } from './checkout-return.ts'

/** Buys a pack for the key in use: opens a checkout and leaves for the payment page. */
export function useBuy() {
  const apiKey = useKeyInUse()?.apiKey ?? null
  const key = useSearchParams()[0].get('key')
  const info = useKeyInfoQuery(apiKey ?? skipToken)
  const [openCheckout] = useOpenCheckoutMutation()
  const failure = useFailure()
  const [leavingFor, setLeavingFor] = useState<string>()
  const wallet = info.data?.wallet

  async function buy({ price_id }: Product): Promise<void> {
    if (apiKey === null || wallet === undefined || leavingFor !== undefined) return
    setLeavingFor(price_id)
    try {
      const page = location.origin + location.pathname
      const order = { price_id, ...returnAddresses(page, wallet.regular_balance, key) }
      const { url } = await openCheckout({ apiKey, order }).unwrap()
      // The button stays pending until the page is left, so that a second press opens no second checkout.
      location.assign(url)
    } catch (error) {
      setLeavingFor(undefined)
      failure.show(error)
    }
  }

  return {
    buy,
    /** The price id of the pack whose checkout is being opened. */
    leavingFor,
    /** Whether there is a key whose balance is known. */
    isPossible: apiKey !== null && wallet !== undefined,
  }
}
