import { expect, test } from 'vitest'

import { balanceOf, startTestPlatform, type TestPlatform } from '../../platform.test-support.ts'
import { buy, pack, trial } from '../checkout/money.test-support.ts'

async function transfer(platform: TestPlatform, from: string, query: Record<string, string>) {
  const answer = await fetch(
    `${platform.url}/api/v1/billing/transfer_balance?${new URLSearchParams(query)}`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${from}` },
      body: new URLSearchParams({ 'cf-turnstile-response': await platform.botCheck() }),
    },
  )
  return { status: answer.status, body: (await answer.json()) as unknown }
}

test('an amount is transferred, and not more than there is', async () => {
  const platform = await startTestPlatform()
  const [from, to] = [await platform.trialKey(), await platform.trialKey()]
  await buy(platform, from)
  expect(await transfer(platform, from, { receiver_key: to, amount: '1000' })).toEqual({
    status: 200,
    body: { transferred: 1000, revoked: false },
  })
  for (const amount of ['0', '-1', '1.5', 'all'])
    expect((await transfer(platform, from, { receiver_key: to, amount })).status).toBe(422)
  const refusals = [{ amount: String(pack) }, { amount: '1', revoke_sender_key: 'true' }]
  for (const query of refusals)
    expect((await transfer(platform, from, { receiver_key: to, ...query })).status).toBe(400)
  expect(await balanceOf(platform, from)).toBe(trial + pack - 1000)
  expect(await balanceOf(platform, to)).toBe(trial + 1000)
})

test('a key receives by one of its session keys', async () => {
  const platform = await startTestPlatform()
  const [from, own] = [await platform.trialKey(), await platform.trialKey('user:ada')]
  await buy(platform, from)
  const { keys } = (await (await platform.get('/api/v1/account/keys', 'user:ada')).json()) as {
    keys: { id: string }[]
  }
  const answer = await platform.send('POST', `/api/v1/account/keys/${keys[0]?.id}/session`, {}, 'user:ada')
  const { api_key: session } = (await answer.json()) as { api_key: string }
  expect((await transfer(platform, from, { receiver_key: session, amount: '5' })).status).toBe(200)
  expect(await balanceOf(platform, own)).toBe(trial + 5)
  expect((await transfer(platform, session, { receiver_key: own })).status).toBe(400)
})
