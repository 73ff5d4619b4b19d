import { expect, test } from 'vitest'

import { dataFolder, startKillable } from './killable-platform.test-support.ts'
import { newTrialKey, tokensOf } from './platform-calls.test-support.ts'

const trial = 10_000_000

/** Posts with an idempotency key to a platform that is killed between work and response, then three times at once to a new one on the same data. */
async function repeatAfterKill(path: string, body: string, type = 'application/json') {
  const dataDir = dataFolder()
  const first = await startKillable(dataDir, { program: 'charged-platform.test-support.ts' })
  const key = await newTrialKey(first)
  const ask = (url: string) =>
    fetch(url + path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': type,
        'idempotency-key': 'one',
      },
      body,
    })
  const lost = ask(first.url).then(
    () => 'answered',
    () => 'lost',
  )

  const deadline = Date.now() + 10_000
  while ((await tokensOf(first, key)) === trial && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 20))
  await first.kill()
  expect(await lost).toBe('lost')

  const second = await startKillable(dataDir)
  const left = await tokensOf(second, key)
  const answers = await Promise.all([ask(second.url), ask(second.url), ask(second.url)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await tokensOf(second, key)).toBe(left)
  return { url: second.url, key, used: trial - left, answers }
}

const replayed = (answers: Response[]) =>
  answers.filter(({ headers }) => headers.has('idempotent-replayed')).length

test('killed between charge and response: a retry gets a response and is charged once', async () => {
  const call = { model: 'jina-embeddings-v3', input: 'three small words', dimensions: 8 }
  const { used, answers } = await repeatAfterKill('/v1/embeddings', JSON.stringify(call))
  expect(used).toBe(3)
  expect(replayed(answers)).toBe(2)
})

test('killed between a training and its response: a retry gets a response and trains nothing more', async () => {
  const input = ['apple', 'spanner'].map((text) => ({ text, label: text }))
  const training = JSON.stringify({ model: 'jina-embeddings-v3', input })
  const { url, key, answers } = await repeatAfterKill('/v1/train', training)
  expect(replayed(answers)).toBe(3)
  const [answer] = (await Promise.all(answers.map((each) => each.json()))) as { classifier_id: string }[]
  const known = await fetch(`${url}/v1/classifiers`, { headers: { authorization: `Bearer ${key}` } })
  expect(await known.json()).toMatchObject([{ classifier_id: answer?.classifier_id, updated_number: 1 }])
})

test('killed between the start of a bulk job and its response: a retry starts no other', async () => {
  const fields = [
    ['name="model"', 'jina-embeddings-v3'],
    ['name="file"; filename="rows.txt"', 'three small words'],
  ]
  const parts = fields.map(
    ([name, value]) => `--cut\r\ncontent-disposition: form-data; ${name}\r\n\r\n${value}\r\n`,
  )
  const form = `${parts.join('')}--cut--\r\n`
  const { used, answers } = await repeatAfterKill(
    '/v1/bulk-embeddings',
    form,
    'multipart/form-data; boundary=cut',
  )
  expect(used).toBe(3)
  expect(replayed(answers)).toBe(3)
  const jobs = (await Promise.all(answers.map((answer) => answer.json()))) as { id: string }[]
  expect(new Set(jobs.map(({ id }) => id)).size).toBe(1)
})
