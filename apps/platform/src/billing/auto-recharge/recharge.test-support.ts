import { expect } from 'vitest'

import { keyIdOf } from '../../keys/keys.ts'
import { balanceOf, eventually, type TestPlatform } from '../../platform.test-support.ts'
import { metadataOf, pay, setupPage, trial } from '../checkout/money.test-support.ts'
import { rechargeDueKeys } from './recharge.ts'

/** Creates a key with a saved card. */
export async function recharging(
  platform: TestPlatform,
  number: string,
  metadata: { threshold: number | string; monthly_cap?: number } = { threshold: trial },
): Promise<string> {
  const key = await platform.trialKey()
  await saveCard(platform, key, number, metadata)
  return key
}

export async function saveCard(
  platform: TestPlatform,
  key: string,
  number: string,
  metadata: { threshold: number | string; monthly_cap?: number } = { threshold: trial },
): Promise<void> {
  const page = await setupPage(platform, key, metadata)
  const saved = await pay(page, { number, confirmation: 'yes' })
  expect([saved.status, saved.headers.get('location')?.includes('session_id=cs_test_')]).toEqual([303, true])
  const last4 = number.slice(-4)
  await eventually(
    () => metadataOf(platform, key),
    ({ auto_recharge_card: card }) => (card as { last4: string } | undefined)?.last4 === last4,
  )
}

export const settled = (platform: TestPlatform, key: string, balance: number) =>
  eventually(
    () => balanceOf(platform, key),
    (found) => found === balance,
  )

/** Runs at once what the regular check runs. */
export const look = (platform: TestPlatform) =>
  rechargeDueKeys(platform.services, platform.services.stripe, null)

export async function charges(platform: TestPlatform, key: string): Promise<string[]> {
  const rows = await platform.database.query<{ state: string }>(
    'select state from auto_recharge_charges where key_id = $1 order by created_at',
    [await keyIdOf(platform.database, key)],
  )
  return rows.map(({ state }) => state)
}
