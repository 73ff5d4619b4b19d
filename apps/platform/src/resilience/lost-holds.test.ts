import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'

import { startService } from '../models/upstream/misbehaving-service.test-support.ts'
import { dataFolder, startKillable, type KillablePlatform } from './killable-platform.test-support.ts'
import { newTrialKey, tokensOf } from './platform-calls.test-support.ts'

const trialTokens = 10_000_000

/** A call that may use the whole balance. */
const post = ({ url }: KillablePlatform, key: string, name: string) =>
  fetch(`${url}/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'idempotency-key': name },
    body: JSON.stringify({
      messages: [{ role: 'user', content: 'What is tea?' }],
      budget_tokens: trialTokens,
    }),
  })

/** Repeats a call, as a client does that is told to try again, for 30 seconds at most. */
async function untilPassed(call: () => Promise<Response>): Promise<Response> {
  for (const end = performance.now() + 30_000; ; await setTimeout(200)) {
    const response = await call()
    if (response.status !== 402 || performance.now() > end) return response
  }
}

test('the tokens of a call whose process was killed are free within seconds, and a retry is charged once', async () => {
  const service = await startService()
  onTestFinished(() => service.close())
  const environment = { UPSTREAM_API_URL: service.url, UPSTREAM_API_KEY: 'service-key' }
  const folder = dataFolder()
  const first = await startKillable(folder, { environment })
  const key = await newTrialKey(first)

  // The service is at work when the process is killed, with the balance held.
  const sent = new Promise<void>((resolve) => service.answers(() => resolve()))
  const lost = post(first, key, 'one').catch(() => undefined)
  await sent
  await first.kill()
  await lost

  const second = await startKillable(folder, { environment })
  service.answers((response) => response.end('{"usage":{"total_tokens":321}}'))
  expect((await untilPassed(() => post(second, key, 'other'))).status).toBe(200)
  for (const _ of [1, 2]) expect((await post(second, key, 'one')).status).toBe(200)
  expect(await tokensOf(second, key)).toBe(trialTokens - 2 * 321)
})
