import type { AccountKey } from '@search-foundation/api-client/account'
import { useTranslation } from 'react-i18next'

import { SampleTable } from '../../ground/sample/sample-table.tsx'
import { useAccountKeyColumns } from './account-key-columns.tsx'

const key = (id: string, name: string, tokens: number, change: Partial<AccountKey> = {}): AccountKey => ({
  id,
  name,
  kind: 'zero',
  masked: `sf_zero_…${id}`,
  created_at: '2026-02-02T09:00:00Z',
  last_used_at: new Date(Date.now() - 120_000).toISOString(),
  expires_at: null,
  revoked_at: null,
  scopes: null,
  stores_bodies: false,
  wallet: { trial_balance: 0, trial_end: null, regular_balance: tokens, total_balance: tokens },
  budget: null,
  rotation: null,
  ...change,
})

const rows = [
  key('a1B2', 'Website', 812_000_000),
  key('c3D4', 'Import', 188_000_000, {
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
