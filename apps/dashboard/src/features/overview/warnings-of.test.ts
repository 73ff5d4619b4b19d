import type { KeyInfo } from '@search-foundation/api-client'
import type { AccountKey, Budget } from '@search-foundation/api-client/account'
import { expect, test } from 'vitest'

import { warningsOf, type WarningSources } from './warnings-of.ts'

const now = new Date('2026-03-10T12:00:00Z')

const budget = (used_tokens: number, change: Partial<Budget> = {}): Budget => ({
  tokens: 1000,
  period: 'month',
  hard_stop: true,
  alert_percent: null,
  alert_email: null,
  email_confirmed: null,
  confirmation_sent_at: null,
  used_tokens,
  resets_at: null,
  ...change,
})
const key = (id: string, change: Partial<AccountKey> = {}): AccountKey => ({
  id,
  name: id,
  kind: 'zero',
  masked: `sf_zero_…${id}`,
  created_at: '2026-01-01T00:00:00Z',
  last_used_at: null,
  expires_at: null,
  revoked_at: null,
  scopes: null,
  stores_bodies: false,
  crossed_alert: null,
  auto_recharge_paused: false,
  wallet: { trial_balance: 0, trial_end: null, regular_balance: 0, total_balance: 0 },
  budget: null,
  rotation: null,
  ...change,
})
const info = (total_balance: number, metadata: Partial<KeyInfo['metadata']> = {}): KeyInfo => ({
  user_id: null,
  email: null,
  full_name: null,
  wallet: { trial_balance: 0, trial_start: null, trial_end: null, regular_balance: 0, total_balance },
  metadata: { speed_level: 1, ...metadata },
})
const keyName = ({ name, masked }: AccountKey) => `${name ?? ''} …${masked.slice(-4)}`
const none: WarningSources = { keys: [], keyName, spendLimit: null, browser: null }
const kindsOf = (sources: Partial<WarningSources>) =>
  warningsOf({ ...none, ...sources }, now).map(({ kind }) => kind)

test.each([
  [799, null, []],
  [800, null, ['budget']],
  [500, 50, ['budget']],
  [499, 50, []],
])(
  'a key that used %i of 1,000 tokens, with an alert at %s percent, has the warnings %j',
  (used, percent, kinds) => {
    expect(kindsOf({ keys: [key('a', { budget: budget(used, { alert_percent: percent }) })] })).toEqual(kinds)
  },
)

test('limits that are used up come first', () => {
  const warnings = warningsOf(
    { ...none, keys: [key('a', { budget: budget(1000) })], spendLimit: budget(900) },
    now,
  )
  expect(warnings.map(({ kind }) => kind)).toEqual(['budget', 'spendLimit'])
})

test('a key warns in the week before it expires, and not after that', () => {
  const expiring = (expires_at: string) => kindsOf({ keys: [key('a', { expires_at })] })
  expect(expiring('2026-03-17T11:00:00Z')).toEqual(['expiry'])
  expect(expiring('2026-03-18T00:00:00Z')).toEqual([])
  expect(expiring('2026-03-10T11:00:00Z')).toEqual([])
})

test('a revoked key has no warnings', () => {
  const revoked_at = '2026-03-01T00:00:00Z'
  expect(kindsOf({ keys: [key('a', { revoked_at, budget: budget(1000) })] })).toEqual([])
})

const name = 'sf_trial_…a1B2'
const inBrowser = (...given: Parameters<typeof info>) => ({ browser: { name, info: info(...given) } })

test('of the crossed alerts of the key in this browser, the lowest is shown', () => {
  const notification = {
    thresholds: [100, 500, 1000],
    email: 'a@example.org',
    email_confirmed: true,
    confirmation_sent_at: null,
  }
  const balance_notification = notification
  expect(warningsOf({ ...none, ...inBrowser(400, { balance_notification }) }, now)).toEqual([
    { kind: 'alert', name, threshold: 500, balance: 400 },
  ])
  expect(kindsOf(inBrowser(2000, { balance_notification }))).toEqual([])
})

test('auto-recharge that is paused is a warning', () => {
  const paused = { auto_recharge: true, auto_recharge_paused: true }
  expect(kindsOf(inBrowser(0, paused))).toEqual(['rechargePaused'])
})

test('each key of an account has its own warnings, whichever key is in this browser', () => {
  const wallet = { trial_balance: 0, trial_end: null, regular_balance: 400, total_balance: 400 }
  const keys = [
    key('a', { wallet, crossed_alert: 500 }),
    key('b', { auto_recharge_paused: true }),
    key('c', { crossed_alert: 500, auto_recharge_paused: true, revoked_at: '2026-03-01T00:00:00Z' }),
  ]
  expect(warningsOf({ ...none, keys }, now)).toEqual([
    { kind: 'alert', name: 'a …o_…a', keyId: 'a', threshold: 500, balance: 400 },
    { kind: 'rechargePaused', name: 'b …o_…b', keyId: 'b' },
  ])
})

test.each([
  ['2026-05-31T00:00:00Z', 5, true],
  ['2026-06-30T00:00:00Z', 5, false],
  ['2026-05-31T00:00:00Z', 0, false],
  [null, 5, false],
])('trial tokens that end at %s, %i left: warned of %j', (trial_end, trial_balance, isWarned) => {
  const wallet = { trial_balance, trial_end, regular_balance: 0, total_balance: trial_balance }
  const at = new Date('2026-05-04T10:00:00Z')
  const ofKey = warningsOf({ ...none, keys: [key('a', { wallet })] }, at)
  expect(ofKey.some(({ kind }) => kind === 'trialEnds')).toBe(isWarned)
  const visitor = { ...info(trial_balance), wallet: { ...wallet, trial_start: null } }
  const browser = { name, info: visitor }
  expect(warningsOf({ ...none, browser }, at)).toEqual(
    isWarned ? [{ kind: 'trialEnds', name, endsAt: trial_end, tokens: trial_balance }] : [],
  )
})
