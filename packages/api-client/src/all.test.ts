import { expect, test } from 'vitest'

import { searchFoundation } from './all.ts'
import { loopback } from './core/loopback-server.test-support.ts'
import * as main from './index.ts'
import { functions, groups, products } from './methods.ts'
import { uploadBulkEmbeddings, uploadInParts } from './upload.ts'

test('a method sends the same request as its function', async () => {
  const asked: string[] = []
  const { hosts } = await loopback((incoming, response) => {
    asked.push(`${incoming.method} ${incoming.url} ${incoming.headers.authorization}`)
    response.end(incoming.url?.endsWith('embeddings') ? '{"data":[{"embedding":"AACAPw=="}]}' : '[]')
  })
  const foundation = searchFoundation({ hosts, apiKey: 'key-1' })
  await foundation.billing.transactions()
  await foundation.embed({ model: 'm', input: 'text' })
  expect(asked).toEqual(['GET /api/v1/billing/transaction Bearer key-1', 'POST /v1/embeddings Bearer key-1'])
})

test('the methods are exactly the calls of the main entry', () => {
  const methods = [
    ...Object.values(groups).flatMap((group) => Object.values(group)),
    ...Object.values(products),
    ...Object.values(functions),
  ]
  const { createClient, callableCode, requestEvents, createBulkEmbeddings, ...more } = main
  const { finalText, fingerprintOf, logEvents, safe, toReadableStream, ...rest } = more
  const others = [createClient, callableCode, requestEvents, createBulkEmbeddings]
  const helpers = [finalText, fingerprintOf, logEvents, safe, toReadableStream]
  const errorKinds = Object.values(rest).filter((value) => Object.hasOwn(value, Symbol.hasInstance))
  const calls = Object.values(rest).filter(
    (value) => typeof value === 'function' && !errorKinds.includes(value),
  )
  expect([...others, ...helpers].every((value) => typeof value === 'function')).toBe(true)
  expect(new Set<unknown>(methods)).toEqual(new Set<unknown>([...calls, uploadBulkEmbeddings, uploadInParts]))
  expect(methods).toHaveLength(new Set(methods).size)
})
