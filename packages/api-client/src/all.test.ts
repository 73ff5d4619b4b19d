import { expect, test } from 'vitest'

import { searchFoundation } from './all.ts'
import * as everything from './index.ts'
import { loopback } from './loopback-server.test-support.ts'

test('every call is there as a method that does the same', async () => {
  const asked: string[] = []
  const { hosts } = await loopback((incoming, response) => {
    asked.push(`${incoming.method} ${incoming.url} ${incoming.headers.authorization}`)
    response.end('[]')
  })
  const foundation = searchFoundation({ hosts, apiKey: 'key-1' })
  await foundation.billing.transactions()
  await foundation.embed({ model: 'm', input: 'text' })
  expect(asked).toEqual(['GET /api/v1/billing/transaction Bearer key-1', 'POST /v1/embeddings Bearer key-1'])
})

test('no call is missing', () => {
  const foundation: object = searchFoundation()
  const methods = Object.values(foundation).flatMap((value) =>
    typeof value === 'object' ? Object.values(value as object) : [value],
  )
  const functions = Object.entries(everything).filter(
    ([name, value]) =>
      typeof value === 'function' && !['createClient', 'callableCode', 'requestEvents'].includes(name),
  )
  expect(methods.filter((method) => typeof method === 'function').length).toBeGreaterThanOrEqual(
    functions.length,
  )
})
