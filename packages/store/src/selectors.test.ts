import type { KeyInfo } from '@search-foundation/api-client'
import { expect, test } from 'vitest'

import { isAutoCharge, isPaid, isPremium, keyKind } from './selectors.ts'

const info = (change: Partial<KeyInfo> = {}): KeyInfo => ({
  user_id: null,
  email: null,
  full_name: null,
  wallet: { trial_balance: 0, trial_start: null, trial_end: null, regular_balance: 0, total_balance: 0 },
  metadata: { speed_level: 1 },
  ...change,
})
const email = 'a@example.org'

test('a key is paid when it has an email, and premium with speed level 2 on top', () => {
  expect([isPaid(info({ email })), isPaid(info({ email: '' })), isPaid(info()), isPaid(null)]).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect(isPremium(info({ email, metadata: { speed_level: 2 } }))).toBe(true)
  expect(isPremium(info({ email }))).toBe(false)
  expect(isPremium(info({ metadata: { speed_level: 2 } }))).toBe(false)
})

test('auto-charge is on with an email, or with the auto-recharge metadata', () => {
  expect(isAutoCharge(info({ email }))).toBe(true)
  expect(isAutoCharge(info({ metadata: { speed_level: 1, auto_recharge: true } }))).toBe(true)
  expect(isAutoCharge(info())).toBe(false)
  expect(isAutoCharge(null)).toBe(false)
})

test.each([
  ['premium', info({ email, metadata: { speed_level: 2 } })],
  ['paid', info({ email })],
  ['trial', info({ wallet: { ...info().wallet, trial_start: '2026-01-01T00:00:00Z' } })],
  ['zero-token', info()],
  ['zero-token', info({ wallet: { ...info().wallet, regular_balance: 5, total_balance: 5 } })],
  [undefined, null],
])('the kind of a key is %s', (kind, given) => {
  expect(keyKind(given)).toBe(kind)
})
