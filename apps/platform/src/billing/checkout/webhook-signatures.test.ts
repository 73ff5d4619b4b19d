import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'

import { startTestPlatform } from '../../platform.test-support.ts'
import { webhook } from './money.test-support.ts'

test('webhooks with a wrong, old or future signature are refused', async () => {
  const platform = await startTestPlatform()
  const now = Math.floor(Date.now() / 1000)
  const event = { id: 'evt_1', object: 'event', type: 'checkout.session.completed', data: { object: {} } }
  expect((await webhook(platform, event, { secret: 'whsec_other' })).status).toBe(400)
  expect((await webhook(platform, event, { seconds: now - 1000 })).status).toBe(400)
  expect((await webhook(platform, event, { seconds: now + 1000 })).status).toBe(400)
})

test('a signature with two times is refused, whichever of them it signs', async () => {
  const platform = await startTestPlatform()
  const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'test', data: { object: {} } })
  const now = Math.floor(Date.now() / 1000)
  const signed = (seconds: number) =>
    createHmac('sha256', 'whsec_local').update(`${seconds}.${body}`).digest('hex')
  const send = (signature: string) =>
    fetch(`${platform.url}/webhooks/stripe`, {
      method: 'POST',
      body,
      headers: { 'stripe-signature': signature },
    })
  expect((await send(`t=${now},v1=${signed(now)}`)).status).toBe(200)
  for (const [first, last] of [
    [now, now + 1000],
    [now + 1000, now],
    [now, now],
  ] as const)
    for (const time of [first, last])
      for (const separator of [',', ', '])
        expect((await send([`t=${first}`, `t=${last}`, `v1=${signed(time)}`].join(separator))).status).toBe(
          400,
        )
})
