import { expect, onTestFinished, test, vi } from 'vitest'

import { embedEach } from './embed-each.ts'
import { embedding, failed, failureOf, numbers } from './embedding-service.test-support.ts'

const model = 'jina-embeddings-v3'

test('E20 the run waits when the limit is used up, before the service refuses', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const limit = 5
  const accepted: number[] = []
  let refused = 0
  const free = () => {
    while (accepted[0] !== undefined && accepted[0] <= Date.now() - 60_000) accepted.shift()
    return limit - accepted.length
  }
  const { client } = embedding({
    refuse: () => {
      if (free() > 0) return void accepted.push(Date.now())
      refused++
      return failed(429, 'slow', { 'retry-after': '5' })
    },
    headers: () => ({
      'x-ratelimit-remaining-requests': String(free()),
      'x-ratelimit-reset-requests': String(Math.ceil(((accepted[0] ?? 0) + 60_000 - Date.now()) / 1000)),
    }),
  })
  let count = 0
  const run = (async () => {
    for await (const { vectors } of embedEach(client, { model, input: numbers(40) }, { batchSize: 2 }))
      count += vectors.length
  })()
  await vi.runAllTimersAsync()
  await run
  expect(count).toBe(40)
  expect(refused).toBe(0)
})

test('a deadline is for the whole run, although each of its requests is faster', async () => {
  let clock = performance.now()
  const { client, sent } = embedding({
    deadline: 120,
    refuse: () => {
      // The clock moves by 50 ms per request, whatever the machine does.
      clock += 50
      return undefined
    },
  })
  const read = vi.spyOn(performance, 'now').mockImplementation(() => clock)
  onTestFinished(() => read.mockRestore())
  const run = embedEach(client, { model, input: numbers(100) }, { batchSize: 1, concurrency: 1 })
  expect(await failureOf(run)).toMatchObject({ name: 'TimeoutError' })
  expect(sent.length).toBeLessThan(10)
})

test('E5 a signal ends a run that waits for its source, and the source is closed when the consumer leaves', async () => {
  const { client } = embedding()
  const controller = new AbortController()
  const hanging = { [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => undefined) }) }
  const run = failureOf(embedEach(client, { model, input: hanging }, { signal: controller.signal }))
  controller.abort('left')
  await expect(run).resolves.toMatchObject({ name: 'AbortedError', cause: 'left' })
  let isClosed = false
  async function* closing() {
    try {
      yield* numbers(100)
    } finally {
      isClosed = true
    }
  }
  for await (const _ of embedEach(client, { model, input: closing() }, { batchSize: 2 })) break
  await vi.waitFor(() => expect(isClosed).toBe(true))
})
