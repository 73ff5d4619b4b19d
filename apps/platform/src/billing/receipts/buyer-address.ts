import type StripeSdk from 'stripe'

import type { BuyerAddress } from './schemas.ts'

/** The provider's address of a buyer as our API returns it. */
export const buyerAddress = (address: StripeSdk.Address | null | undefined): BuyerAddress | null =>
  address == null
    ? null
    : {
        line1: address.line1,
        line2: address.line2,
        city: address.city,
        postal_code: address.postal_code,
        state: address.state,
        country: address.country,
      }
