import { request as requestHttp } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { findKey } from '../../keys/keys.ts'
import { consume } from '../../ledger/wallet.ts'
import { balanceOf, eventually, startFilePlatform, type TestPlatform } from '../../platform.test-support.ts'

interface Chunk {
  choices: [
    {
      delta: { type: string; content?: string; query?: string; url?: string; annotations?: object[] }
      finish_reason: string | null
    },
  ]
  usage?: { total_tokens: number }
  visitedURLs?: string[]
  readURLs?: string[]
}

let platform: TestPlatform
beforeAll(async () => {
  platform = await startFilePlatform()
})
afterAll(() => platform.stop())

const ask = (body: object, key: string) =>
  platform.post(
    '/v1/chat/completions',
    { messages: [{ role: 'user', content: 'What is late chunking?' }], ...body },
    key,
  )

const chunksOf = (text: string) =>
  [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data ?? '') as Chunk)

const deltas = (chunks: Chunk[], type: string) =>
  chunks.flatMap(({ choices: [{ delta }] }) => (delta.type === type ? [delta] : []))

test('thinking is streamed step by step, then the answer in parts that equal the response without a stream', async () => {
  const key = await platform.trialKey()
  const before = await balanceOf(platform, key)
  const streamed = await ask({ stream: true }, key)
  expect(streamed.headers.get('x-engine')).toBe('local')
  const chunks = chunksOf(await streamed.text())
  const last = chunks.at(-1)
  expect(before - (await balanceOf(platform, key))).toBe(last?.usage?.total_tokens)

  const whole = (await (await ask({}, key)).json()) as {
    choices: [{ message: { content: string; annotations: object[] } }]
    usage: object
    visitedURLs: string[]
    readURLs: string[]
  }
  const [{ message }] = whole.choices
  const answer = deltas(chunks, 'text')
  expect(answer.length).toBeGreaterThan(2)
  expect(answer.map(({ content }) => content).join('')).toBe(message.content)
  expect(answer.at(-1)?.annotations).toEqual(message.annotations)
  const { usage, visitedURLs, readURLs } = whole
  expect(last).toMatchObject({ usage, visitedURLs, readURLs })

  const thinking = deltas(chunks, 'think')
  expect(thinking[0]?.content).toBe('<think>')
  expect(thinking.some(({ query }) => query === 'late chunking')).toBe(true)
  expect(thinking.flatMap(({ url }) => url ?? [])).toEqual(visitedURLs)
  const finishes = chunks.flatMap(({ choices: [{ finish_reason: reason }] }) => reason ?? [])
  expect(finishes).toEqual(['thinking_end', 'stop'])
})

test('a client that goes away is charged for what was done by then', async () => {
  const key = await platform.trialKey()
  const before = await balanceOf(platform, key)
  const full = (await (await ask({ reasoning_effort: 'high' }, key)).json()) as {
    usage: { total_tokens: number }
  }
  const middle = await balanceOf(platform, key)
  expect(before - middle).toBe(full.usage.total_tokens)
  const body = {
    messages: [{ role: 'user', content: 'What is late chunking?' }],
    stream: true,
    reasoning_effort: 'high',
  }
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const url = `${platform.url}/v1/chat/completions`
  await new Promise<void>((resolve, reject) => {
    const request = requestHttp(url, { method: 'POST', headers }, (answer) => {
      answer.once('data', () => {
        answer.destroy()
        resolve()
      })
    })
    request.on('error', reject)
    request.end(JSON.stringify(body))
  })
  const after = await eventually(
    () => balanceOf(platform, key),
    (left) => left < middle,
  )
  expect(middle - after).toBeLessThan(full.usage.total_tokens)
})

test('a failure within the stream is an event of it, and nothing is charged', async () => {
  const key = await platform.trialKey()
  const { database } = platform
  const { id } = (await findKey(database, key, new Date())) ?? { id: '' }
  // Enough to begin, too few to pay.
  await consume(database, {
    keyId: id,
    tokens: (await balanceOf(platform, key)) - 50,
    idempotencyKey: 'spent-elsewhere',
    product: 'embedding',
    model: 'jina-embeddings-v3',
    at: new Date(),
  })
  const streamed = await ask({ stream: true }, key)
  expect(streamed.status).toBe(200)
  const [end, failure] = chunksOf(await streamed.text()).slice(-2)
  expect(end?.choices[0]).toMatchObject({ delta: { content: '</think>\n\n' }, finish_reason: 'error' })
  expect(failure?.choices[0]).toMatchObject({
    delta: { type: 'error', content: expect.stringContaining('balance') as string },
    finish_reason: 'error',
  })
  expect(await balanceOf(platform, key)).toBe(50)
  expect((await ask({}, key)).status).toBe(402)
})

test.each([
  [{ response_format: { type: 'json_schema' } }, 422, 'schema'],
  [{ team_size: 3 }, 422, 'no team'],
  [{ model: 'gpt' }, 400, 'gpt'],
  [{ messages: [] }, 400, 'at least one message'],
  [{ messages: [{ role: 'assistant', content: 'x' }] }, 400, 'user'],
  [{ max_attempts: 0 }, 400, 'max_attempts'],
])('a request that cannot be answered is refused before the stream: %j', async (body, status, word) => {
  const answer = await ask({ stream: true, ...body }, await platform.trialKey())
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ error: { message: expect.stringContaining(word) as string } })
})

test('a question that is too long for the local engine is rejected, and not read when it is much too long', async () => {
  const key = await platform.trialKey()
  const asked = (words: number) =>
    ask({ messages: [{ role: 'user', content: 'embeddings rerank '.repeat(words) }] }, key)
  const response = await asked(600)
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({
    detail: 'body.messages: The question has more than 10000 characters.',
  })
  expect((await asked(280_000)).status).toBe(413)
  expect((await asked(500)).status).toBe(200)
})
