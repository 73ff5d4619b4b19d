import type { BulkJob } from '@search-foundation/api-client'
import { expect, test } from 'vitest'

import { openStore } from '../open-store.test-support.ts'
import { bulkApi } from './bulk.ts'

const job = { id: 'job', status: 'in-progress', file_name: 'a.txt', model_name: 'm' }
const order = { model: 'm', file_name: 'a.txt' }

/** Starts a job with a file of a size, and returns the calls that it makes. */
async function callsFor(size: number, email?: string): Promise<string[]> {
  const calls: string[] = []
  const { store } = await openStore((request, response) => {
    const isPart = request.method === 'PATCH'
    calls.push(`${request.method} ${request.url}`)
    request.resume()
    request.on('end', () => {
      const upload = { id: 'up', size, offset: isPart ? size : 0, part_size: size }
      response.end(JSON.stringify(/complete|bulk-embeddings/.test(request.url ?? '') ? job : upload))
    })
  })
  await store.dispatch(
    bulkApi.endpoints.startBulkJob.initiate({
      apiKey: 'key',
      order: { ...order, email },
      file: new Blob([new Uint8Array(size)]),
    }),
  )
  return calls
}

test.each([['ada@example.org'], [undefined]])(
  'a small file is sent in the one call of the specification, with the address %s',
  async (email) => {
    expect(await callsFor(10, email)).toEqual(['POST /v1/bulk-embeddings'])
  },
)

test('a large file is sent in parts', async () => {
  const calls = await callsFor(4 * 1024 * 1024 + 1)
  expect(calls[0]).toBe('POST /v1/bulk-uploads')
  expect(calls.at(-1)).toBe('POST /v1/bulk-uploads/up/complete')
  expect(calls).not.toContain('POST /v1/bulk-embeddings')
})

test('of the failed rows of a job, those that can succeed are sent again', async () => {
  const failure = (custom_id: string | null, input: string | null, error_code: string | null) => ({
    index: 0,
    custom_id,
    input,
    error: 'It failed.',
    error_code,
  })
  const pages = [
    [
      failure('a', null, 'no_text'),
      failure('b', null, 'invalid_json'),
      failure('c', 'much text', 'too_long'),
    ],
    [failure('d', 'one text', 'canceled'), failure(null, 'another text', null)],
  ]
  let sent = ''
  const { store } = await openStore((request, response) => {
    if (request.method === 'GET') {
      const page = request.url?.includes('cursor=next') ? 1 : 0
      response.end(JSON.stringify({ records: pages[page], next_cursor: page === 0 ? 'next' : null }))
      return
    }
    request.on('data', (part: Buffer) => (sent += part.toString()))
    request.on('end', () => response.end(JSON.stringify(job)))
  })
  await store
    .dispatch(bulkApi.endpoints.retryBulkJob.initiate({ apiKey: 'key', job: job as BulkJob }))
    .unwrap()
  expect(sent).toContain('{"custom_id":"d","text":"one text"}\n{"text":"another text"}')
  expect(sent).not.toMatch(/"custom_id":"[abc]"/)
})
