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
