import type { KeyInfo } from '@search-foundation/api-client'
import type { AccountKey, Budget } from '@search-foundation/api-client/account'

import { sampleKey } from '../../src/ground/sample/sample-key.ts'
import { isoTime } from './days.ts'

export const keyInfo: KeyInfo = {
  user_id: null,
  email: null,
  full_name: null,
  wallet: {
    trial_balance: 8_412_730,
    trial_start: '2026-01-01T00:00:00Z',
    trial_end: '2027-01-01T00:00:00Z',
    regular_balance: 0,
    total_balance: 8_412_730,
  },
  metadata: { speed_level: 1 },
}

const accountKey = (id: string, name: string, change: Partial<AccountKey> = {}) =>
  sampleKey(id, name, 1_000_000, { created_at: isoTime(30), last_used_at: isoTime(1), ...change })

export const accountKeys: AccountKey[] = [
  accountKey('a1B2', 'Search page'),
  accountKey('c3D4', 'Nightly import', { last_used_at: null }),
  accountKey('e5F6', 'Old script', { revoked_at: isoTime(3) }),
]

export const newAccountKey = 'sf_zero_new00000000000000000000000000000000000000000Key3'

/** A limit of a key or an account, without an alert and unused. */
export const budget: Budget = {
  tokens: 1_000_000,
  period: 'month',
  hard_stop: true,
  alert_percent: null,
  alert_email: null,
  email_confirmed: null,
  confirmation_sent_at: null,
  used_tokens: 0,
  resets_at: null,
}
