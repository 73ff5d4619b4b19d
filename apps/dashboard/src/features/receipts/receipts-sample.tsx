import type { Receipt } from '@search-foundation/api-client/account'
import { useTranslation } from 'react-i18next'

import { SampleTable } from '../../ground/sample/sample-table.tsx'
import { useReceiptColumns } from './receipt-columns.tsx'

const receipt = (number: number, change: Partial<Receipt>): Receipt => ({
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

const rows = [
  receipt(3, { kind: 'auto_recharge', created_at: '2026-02-24T09:00:00Z' }),
  receipt(2, {
    product_name: 'Premium pack',
    token_quantity: 11_000_000_000,
    amount: 50_000,
    amount_text: '500.00 USD',
    key_name: 'Import',
    created_at: '2026-02-12T09:00:00Z',
  }),
  receipt(1, {}),
]

/** What invoices and receipts look like. */
export function ReceiptsSample() {
  const { t } = useTranslation('dashboard-receipts')
  return (
    <SampleTable caption={t('newest')} columns={useReceiptColumns()} rows={rows} rowKey={({ id }) => id} />
  )
}
