import { expect, test } from 'vitest'
import { dataFolder, startKillable } from './killable-platform.test-support.ts'
import { newTrialKey, tokensOf } from './platform-calls.test-support.ts'

const TRIAL = 10_000_000

const body = JSON.stringify({ model: 'jina-embeddings-v3', input: 'three small words', dimensions: 8 })

test('killed between charge and answer: the same call again is answered and charged once', async () => {
  const dataDir = dataFolder()
  const first = await startKillable(dataDir, 'charged-platform.test-support.ts')
  const key = await newTrialKey(first.url)
  const ask = (url: string) =>
    fetch(`${url}/v1/embeddings`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': 'one',
      },
      body,
    })
  const lost = ask(first.url).then(
    () => 'answered',
    () => 'lost',
  )

  const deadline = Date.now() + 10_000
  while ((await tokensOf(first.url, key)) === TRIAL && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 20))
  await first.kill()
  expect(await lost).toBe('lost')

  const second = await startKillable(dataDir)
  expect(await tokensOf(second.url, key)).toBe(TRIAL - 3)
  const answers = await Promise.all([ask(second.url), ask(second.url), ask(second.url)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(answers.filter(({ headers }) => headers.has('idempotent-replayed'))).toHaveLength(2)
  expect(await tokensOf(second.url, key)).toBe(TRIAL - 3)
})
