import { describe, expect, test } from 'vitest'

import { eventually, startTestPlatform } from '../../platform.test-support.ts'
import { cards, metadataOf, order, pay, setupPage, spend, trial } from '../checkout/money.test-support.ts'
import { charges, look, recharging } from './recharge.test-support.ts'

describe('turning auto-recharge on and off', () => {
  test('charges nothing once turned off, and is not turned on by a card of an earlier setup', async () => {
    const platform = await startTestPlatform()
    const key = await recharging(platform, cards.pays)
    const late = await setupPage(platform, key, { threshold: trial })
    const off = await fetch(`${platform.url}/api/v1/auto_recharge`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${key}` },
    })
    expect(await off.json()).toEqual({ auto_recharge: false })
    await pay(late)
    await spend(platform, key, 5)
    await eventually(
      async () => (await platform.services.stripe.events.list({ delivery_success: false })).data,
      ({ length }) => length === 0,
    )
    await look(platform)
    expect(await metadataOf(platform, key)).not.toHaveProperty('auto_recharge')
    expect(await charges(platform, key)).toEqual([])
    expect((await platform.post('/api/v1/auto_recharge/settings?threshold=5', {}, key)).status).toBe(404)
  })

  test('uses the newer of two setups, in whichever order their cards are saved', async () => {
    const platform = await startTestPlatform()
    const key = await platform.trialKey()
    const older = await setupPage(platform, key, { threshold: 111 })
    const newer = await setupPage(platform, key, { threshold: 222 })
    await pay(newer)
    await pay(older)
    await eventually(
      () => platform.database.query(`select id from auto_recharge_setups where state = 'open'`),
      (open) => open.length === 0,
    )
    expect((await metadataOf(platform, key))['auto_recharge_threshold']).toBe(222)
  })

  test('rejects invalid settings', async () => {
    const platform = await startTestPlatform()
    const key = await platform.trialKey()
    const whole = { ...order, email: 'a@example.org', metadata: { threshold: 1000, currency: 'USD' } }
    for (const change of [
      { success_url: 'https://elsewhere.example/' },
      { email: 'nobody' },
      { metadata: { threshold: 0 } },
      { metadata: { threshold: 1.5 } },
      { metadata: { threshold: 1, currency: 'eur' } },
      { metadata: { threshold: 1, monthly_cap: 4999 } },
      { metadata: undefined },
    ])
      expect((await platform.post('/api/v1/auto_recharge', { ...whole, ...change }, key)).status).toBe(422)
    const foreign = await fetch(`${platform.url}/api/v1/auto_recharge`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        origin: 'https://elsewhere.example',
      },
      body: JSON.stringify(whole),
    })
    expect(foreign.status).toBe(403)
    for (const threshold of ['0', 'x', '', '1e99'])
      expect(
        (await platform.post(`/api/v1/auto_recharge/settings?threshold=${threshold}`, {}, key)).status,
      ).toBe(422)
  })
})
