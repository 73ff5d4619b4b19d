import type { BillingDetails, Product, Transaction } from '@search-foundation/api-client'

import { isoTime } from './days.ts'

export const billingDetails: BillingDetails = {
  name: 'Ada Ltd',
  email: 'ada@example.org',
  address: {
    line1: '1 Sample Street',
    line2: null,
    city: 'Berlin',
    postal_code: '10115',
    state: null,
    country: 'DE',
  },
  tax_ids: [{ type: 'eu_vat', value: 'DE123456789' }],
  card: { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2031 },
}

export const transactions: Transaction[] = [
  {
    id: 't5',
    updated_at: isoTime(0),
    quantity: -24_300,
    type: 'consume',
    metadata: { model_name: 'jina-embeddings-v3' },
  },
  { id: 't4', updated_at: isoTime(1), quantity: -9800, type: 'consume', metadata: { model_name: 'reader' } },
  {
    id: 't3',
    updated_at: isoTime(2),
    quantity: 1_000_000_000,
    type: 'purchase',
    metadata: { product_name: 'Standard pack' },
  },
  { id: 't2', updated_at: isoTime(9), quantity: -500_000, type: 'transfer_out', metadata: {} },
  { id: 't1', updated_at: isoTime(40), quantity: 10_000_000, type: 'trial', metadata: {} },
]

export const products: Product[] = [
  {
    id: 'p1',
    product_id: 'standard',
    product_name: 'Standard pack',
    product_description: 'For one key.',
    price: 5000,
    price_id: 'price_standard_1b',
    currency: 'usd',
    token_quantity: 1_000_000_000,
  },
  {
    id: 'p2',
    product_id: 'premium',
    product_name: 'Premium pack',
    product_description: 'For one key.',
    price: 50_000,
    price_id: 'price_premium_11b',
    currency: 'usd',
    token_quantity: 11_000_000_000,
  },
]
