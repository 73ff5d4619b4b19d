import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'

import { bulkApi } from './endpoints/bulk.ts'
import { openStore } from './open-store.test-support.ts'
import { ownKeyReference } from './own-key.ts'
import { userReceived } from './user.ts'

const size = 5 * 1024 * 1024
const upload = { id: 'up', model: 'm', email: null, file_name: 'a.txt', fingerprint: null, size }
const job = { id: 'job', status: 'in-progress', file_name: 'a.txt', model_name: 'm' }

test('an upload goes on with a renewed session key when the one it began with ends', async () => {
  const file = Uint8Array.from({ length: size }, (_, index) => index % 251)
  const arrived: Buffer[] = []
  const refused: string[] = []
  let sessions = 0
  let valid = ''
  const offset = () => arrived.reduce((sum, { length }) => sum + length, 0)
  const { store } = await openStore(
    async (request, response) => {
      const body = await buffer(request)
      const { method, url = '', headers } = request
      if (url.endsWith('/session')) {
        sessions += 1
        valid = `session-${sessions}`
        response.statusCode = 201
        return response.end(JSON.stringify({ api_key: valid, ends_at: '2026-03-01T12:15:00Z' }))
      }
      if (headers.authorization !== `Bearer ${valid}`) {
        refused.push(`${method} ${url}`)
        response.statusCode = 401
        return response.end(JSON.stringify({ detail: 'The session key has ended.' }))
      }
      if (method === 'PATCH') {
        arrived.push(body)
        // The key ends after the first part.
        if (arrived.length === 1) valid = 'none'
      }
      return response.end(JSON.stringify(url.endsWith('/complete') ? job : { ...upload, offset: offset() }))
    },
    { identityToken: () => Promise.resolve('identity') },
  )
  store.dispatch(userReceived({ uid: 'ada' }))
  const started = store.dispatch(
    bulkApi.endpoints.startBulkJob.initiate({
      apiKey: ownKeyReference({ uid: 'ada', keyId: 'one' }),
      order: { model: 'm', file_name: 'a.txt' },
      file: new Blob([file]),
    }),
  )
  expect(await started.unwrap()).toMatchObject({ id: 'job' })
  expect(refused).toEqual(['PATCH /v1/bulk-uploads/up'])
  expect(sessions).toBe(2)
  // Every part arrived once, whole and in order.
  expect(Buffer.concat(arrived).equals(file)).toBe(true)
})
