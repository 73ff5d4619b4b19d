import { afterAll, beforeAll, expect, test } from 'vitest'

import { balanceOf, startFilePlatform, type TestPlatform } from '../../platform.test-support.ts'
import type { segmentText } from './segment.ts'

let platform: TestPlatform
let key: string
beforeAll(async () => {
  platform = await startFilePlatform()
  key = await platform.trialKey()
})
afterAll(() => platform.stop())

type Answer = Awaited<ReturnType<typeof segmentText>>

const content = '# Tea\n\nThe kettle boils. The leaves steep. 🍵\n'

async function segment(request: object): Promise<Answer> {
  const answer = await platform.post('/v1/segment', { content, ...request }, key)
  expect(answer.status).toBe(200)
  return (await answer.json()) as Answer
}

test('tokens are counted, also by GET, and cost nothing', async () => {
  const before = await balanceOf(platform, key)
  const answer = await platform.get('/v1/segment?content=hello+again', key)
  expect(answer.headers.get('x-engine')).toBe('local')
  const counted = { num_tokens: 2, tokenizer: 'cl100k_base', usage: { tokens: 0 } }
  expect(await answer.json()).toEqual(counted)
  expect(await segment({ content: 'hello again', return_tokens: true })).toEqual({
    ...counted,
    tokens: [
      [
        ['hello', [15_339]],
        [' again', [1578]],
      ],
    ],
  })
  expect(await balanceOf(platform, key)).toBe(before)
})

test('chunks match their positions and contain the whole text and all of its tokens', async () => {
  const {
    chunks = [],
    chunk_positions: positions = [],
    ...answer
  } = await segment({
    return_chunks: true,
    return_tokens: true,
    max_chunk_length: 20,
  })
  expect(chunks.length).toBeGreaterThan(1)
  expect(answer.num_chunks).toBe(chunks.length)
  expect(positions.map(([start, end]) => content.slice(start, end))).toEqual(chunks)
  expect(chunks.join('').replaceAll(/\s/g, '')).toBe(content.replaceAll(/\s/g, ''))
  const pieces = (answer.tokens ?? []).map((chunk) => chunk.map(([piece]) => piece).join(''))
  expect(pieces).toEqual(chunks)
})

test('head and tail keep the first and the last tokens; another tokenizer counts otherwise', async () => {
  const [all = []] = (await segment({ return_tokens: true })).tokens ?? []
  expect((await segment({ return_tokens: true, head: 2 })).tokens).toEqual([all.slice(0, 2)])
  expect((await segment({ return_tokens: true, tail: 2 })).tokens).toEqual([all.slice(-2)])
  expect(await segment({ tokenizer: 'gpt2' })).toMatchObject({ tokenizer: 'gpt2' })
})

test.each([
  { content: '' },
  { content: 'x'.repeat(64_001) },
  { tokenizer: 'none' },
  { head: 1, tail: 1 },
  { max_chunk_length: 1 },
  { more: true },
])('refuses %j', async (wrong) => {
  expect((await platform.post('/v1/segment', { content, ...wrong }, key)).status).toBe(422)
})

test('a count needs a text', async () => {
  expect((await platform.get('/v1/segment', key)).status).toBe(422)
})

test('without a key twenty calls per minute are allowed, GET and POST together', async () => {
  const statuses: number[] = []
  for (let calls = 0; calls < 11; calls++) {
    statuses.push((await platform.get('/v1/segment?content=tea')).status)
    statuses.push((await platform.post('/v1/segment', { content })).status)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect(statuses.slice(20)).toEqual([429, 429])
})
