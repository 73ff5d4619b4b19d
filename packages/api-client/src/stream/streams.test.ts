import { expect, test, vi } from 'vitest'

import type { DeepSearchChunk } from '../resources/deep-search-response.ts'
import { finalText, toReadableStream } from './streams.ts'

async function* chunksOf(...deltas: object[]) {
  for (const delta of deltas)
    yield { choices: [{ index: 0, delta, finish_reason: null }] } as unknown as DeepSearchChunk
}

test('the final text of a deep search is its answer without the reasoning', async () => {
  const chunks = chunksOf(
    { type: 'think', content: 'hm' },
    { type: 'text', content: 'An ' },
    { role: 'assistant', type: 'text' },
  )
  expect(await finalText(chunks)).toBe('An ')
  const withUsage = (async function* () {
    yield* chunksOf({ type: 'text', content: 'a' })
    yield { choices: [] } as unknown as DeepSearchChunk
  })()
  expect(await finalText(withUsage)).toBe('a')
})

test('a readable stream reads on demand, ends with its items and passes on their error', async () => {
  const stream = toReadableStream(chunksOf({ n: 1 }, { n: 2 }))
  const seen: unknown[] = []
  for await (const { choices } of stream) seen.push(choices[0]?.delta)
  expect(seen).toEqual([{ n: 1 }, { n: 2 }])
  const failing = (async function* () {
    yield 1
    throw new Error('cut')
  })()
  const reader = toReadableStream(failing).getReader()
  await reader.read()
  await expect(reader.read()).rejects.toThrow('cut')
})

test('canceling a readable stream leaves its items', async () => {
  const left = vi.fn()
  const items = (async function* () {
    try {
      yield 1
      yield 2
    } finally {
      left()
    }
  })()
  const reader = toReadableStream(items).getReader()
  await reader.read()
  await reader.cancel()
  expect(left).toHaveBeenCalledOnce()
})
