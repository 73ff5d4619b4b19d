import { expect, test } from 'vitest'

import { saveCard } from '../../billing/auto-recharge/recharge.test-support.ts'
import { buy, cards, metadataOf, pack, trial } from '../../billing/checkout/money.test-support.ts'
import { accountKeysResponse, sessionKey } from '../../keys/schemas.ts'
import { balanceOf, startTestPlatform } from '../../platform.test-support.ts'
import { accountKeysPath as path } from '../../send-key-request.test-support.ts'

test('a session key buys, transfers, trains, and sets alerts and auto-recharge, all for its key', async () => {
  const platform = await startTestPlatform()
  const text = await platform.trialKey('user:ada')
  const { keys } = accountKeysResponse.parse(await (await platform.get(path, 'user:ada')).json())
  const asked = await platform.post(`${path}/${keys[0]?.id}/session`, {}, 'user:ada')
  const session = sessionKey.parse(await asked.json()).api_key
  expect(session).toMatch(/^sf_session_/)

  await buy(platform, session)
  expect(await balanceOf(platform, text)).toBe(trial + pack)

  const receiver = await platform.trialKey()
  const transfer = await fetch(
    `${platform.url}/api/v1/billing/transfer_balance?receiver_key=${receiver}&amount=1000`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${session}` },
      body: new URLSearchParams({ 'cf-turnstile-response': await platform.botCheck() }),
    },
  )
  expect(await transfer.json()).toEqual({ transferred: 1000, revoked: false })
  expect(await balanceOf(platform, receiver)).toBe(trial + 1000)

  const notification = { thresholds: [500], email: 'ada@example.org' }
  expect((await platform.post('/api/v1/billing/balance_notification', notification, session)).status).toBe(
    200,
  )
  await saveCard(platform, session, cards.pays, { threshold: 1 })
  expect(await metadataOf(platform, text)).toMatchObject({
    auto_recharge: true,
    auto_recharge_card: { last4: '4242' },
    balance_notification: { thresholds: [500] },
  })

  const input = [
    { text: 'The kettle boils, the leaves steep', label: 'tea' },
    { text: 'Espresso from roasted beans', label: 'coffee' },
  ]
  const trained = await platform.post('/v1/train', { model: 'jina-embeddings-v3', input }, session)
  expect(trained.status).toBe(200)
  const { classifier_id: id, usage } = (await trained.json()) as {
    classifier_id: string
    usage: { total_tokens: number }
  }
  expect(await (await platform.get('/api/v1/classifiers', text)).json()).toMatchObject([
    { classifier_id: id },
  ])
  expect(await balanceOf(platform, text)).toBe(trial + pack - 1000 - usage.total_tokens)
})
