import { expect, test } from 'vitest'

import { saveCard } from '../../billing/auto-recharge/recharge.test-support.ts'
import { cards, spend, trial } from '../../billing/checkout/money.test-support.ts'
import { accountKeysResponse } from '../../keys/schemas.ts'
import { startTestPlatform } from '../../platform.test-support.ts'
import { accountKeysPath as path } from '../../send-key-request.test-support.ts'

test('a key says which of its alerts the balance is below, and whether its auto-recharge is paused', async () => {
  const platform = await startTestPlatform()
  const text = await platform.trialKey('user:ada')
  const key = async () =>
    accountKeysResponse.parse(await (await platform.get(path, 'user:ada')).json()).keys[0]
  expect(await key()).toMatchObject({ crossed_alert: null, auto_recharge_paused: false })
  const notification = { thresholds: [100, trial, 2 * trial], email: 'ada@example.org' }
  await platform.post('/api/v1/billing/balance_notification', notification, text)
  expect(await key()).toMatchObject({ crossed_alert: 2 * trial })
  await spend(platform, text, 1)
  expect(await key()).toMatchObject({ crossed_alert: trial })
  await saveCard(platform, text, cards.pays, { threshold: 1 })
  expect(await key()).toMatchObject({ auto_recharge_paused: false })
  await platform.database.query('update auto_recharges set paused = true')
  expect(await key()).toMatchObject({ auto_recharge_paused: true })
})
