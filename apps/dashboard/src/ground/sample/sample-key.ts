import type { AccountKey } from '@search-foundation/api-client/account'

/** A key of an account with paid tokens, for samples and stories. */
export const sampleKey = (
  id: string,
  name: string,
  tokens: number,
  change: Partial<AccountKey> = {},
): AccountKey => ({
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
  crossed_alert: null,
  auto_recharge_paused: false,
  budget: null,
  rotation: null,
  ...change,
})
