import { useTranslation } from 'react-i18next'

import { sampleKey } from '../../ground/sample/sample-key.ts'
import { SampleTable } from '../../ground/sample/sample-table.tsx'
import { useAccountKeyColumns } from './account-key-columns.tsx'

const rows = [
  sampleKey('a1B2', 'Website', 812_000_000),
  sampleKey('c3D4', 'Import', 188_000_000, {
    budget: {
      tokens: 250_000_000,
      period: 'month',
      hard_stop: true,
      alert_percent: 80,
      alert_email: null,
      email_confirmed: null,
      confirmation_sent_at: null,
      used_tokens: 96_000_000,
      resets_at: null,
    },
  }),
]

/** What the keys of an account look like. */
export function AccountKeysSample() {
  const { t } = useTranslation('dashboard-account-keys')
  return (
    <SampleTable
      caption={t('caption')}
      columns={useAccountKeyColumns()}
      rows={rows}
      rowKey={({ id }) => id}
    />
  )
}
