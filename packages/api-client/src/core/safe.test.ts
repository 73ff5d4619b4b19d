import { expect, test } from 'vitest'

import { listTransactions } from '../resources/transactions.ts'
import { ApiError } from './errors.ts'
import { loopback } from './loopback-server.test-support.ts'
import { safe } from './safe.ts'

test('a result and an error are values; a mistake in the arguments is not', async () => {
  const client = await loopback((incoming, response) => {
    if (incoming.headers['x-fail']) response.writeHead(402).end('{"detail":"Top up."}')
    else response.end('[]')
  })
  await expect(safe(listTransactions(client))).resolves.toEqual({ data: [], error: undefined })
  const { data, error } = await safe(listTransactions(client, { headers: { 'x-fail': '1' } }))
  expect(data).toBeUndefined()
  expect(error).toBeInstanceOf(ApiError)
  if (error?.name === 'ApiError') expect(error.status).toBe(402)
  await expect(safe(listTransactions(client, { headers: { 'x y': '1' } }))).rejects.toBeInstanceOf(TypeError)
})
