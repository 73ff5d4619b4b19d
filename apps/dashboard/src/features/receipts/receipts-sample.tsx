import { useTranslation } from 'react-i18next'

import { sampleReceipt } from '../../ground/sample/sample-receipt.ts'
import { SampleTable } from '../../ground/sample/sample-table.tsx'
import { useReceiptColumns } from './receipt-columns.tsx'

const rows = [
  sampleReceipt(3, { kind: 'auto_recharge', created_at: '2026-02-24T09:00:00Z' }),
  sampleReceipt(2, {
    product_name: 'Premium pack',
    token_quantity: 11_000_000_000,
    amount: 50_000,
    amount_text: '500.00 USD',
    key_name: 'Import',
    created_at: '2026-02-12T09:00:00Z',
  }),
  sampleReceipt(1),
]

/** What invoices and receipts look like. */
export function ReceiptsSample() {
  const { t } = useTranslation('dashboard-receipts')
  return (
    <SampleTable caption={t('newest')} columns={useReceiptColumns()} rows={rows} rowKey={({ id }) => id} />
  )
}
