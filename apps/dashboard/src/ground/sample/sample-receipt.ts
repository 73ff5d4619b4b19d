import type { Receipt } from '@search-foundation/api-client/account'

/** The receipt of a standard pack, for samples and stories. */
export const sampleReceipt = (number: number, change: Partial<Receipt> = {}): Receipt => ({
  id: String(number),
  number,
  created_at: '2026-02-02T09:00:00Z',
  kind: 'checkout',
  product_name: 'Standard pack',
  order_quantity: 1,
  token_quantity: 1_000_000_000,
  amount: 5000,
  currency: 'usd',
  amount_text: '50.00 USD',
  livemode: false,
  seller: { name: '', address: '', tax_id: null },
  invoice: null,
  email: null,
  key_id: '1',
  key_name: 'Website',
  key_tail: 'a1B2',
  ...change,
})
