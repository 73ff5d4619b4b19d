import { Agent } from 'node:http'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startFilePlatform, type TestPlatform } from '../platform.test-support.ts'
import {
  malformedFunctionCall,
  malformedRequestOf,
  type Call,
  type MalformedRequest,
} from './malformed-requests.test-support.ts'
import { askPort, complaint } from './malformed-responses.test-support.ts'
import { lengthOf, seed } from './test-length.test-support.ts'

/** Requests sent at once; a batch counts as one run. */
const batchSize = 20
const toFunctions = lengthOf('FUZZ_FUNCTIONS', { short: 300, long: 1000 })
const toStandIns = lengthOf('FUZZ_STAND_INS', { short: 600, long: 2000 })

/** The requests that the stand-ins accept. */
const standInCalls: readonly Call[] = [
  {
    method: 'post',
    path: '/v1/checkout/sessions',
    body: [
      'mode',
      'line_items[0][price]',
      'line_items[0][quantity]',
      'success_url',
      'cancel_url',
      'customer',
      'currency',
      'metadata[x]',
    ],
  },
  { method: 'get', path: '/v1/checkout/sessions/{id}' },
  { method: 'post', path: '/v1/customers', body: ['email', 'metadata[x]', 'metadata'] },
  {
    method: 'post',
    path: '/v1/payment_intents',
    body: ['amount', 'currency', 'customer', 'payment_method', 'confirm', 'off_session'],
  },
  { method: 'get', path: '/v1/payment_intents/{id}' },
  { method: 'get', path: '/v1/prices', query: ['limit', 'starting_after', 'expand[]'] },
  { method: 'get', path: '/v1/products/{id}' },
  { method: 'get', path: '/c/pay/{id}' },
  {
    method: 'post',
    path: '/c/pay/{id}',
    body: ['email', 'number', 'expiry', 'code', 'confirmation'],
  },
  { method: 'delete', path: '/v1/customers/{id}' },
  { method: 'get', path: '/v1/events', query: ['delivery_success'] },
  { method: 'get', path: '/turnstile/v0/api.js' },
  { method: 'post', path: '/turnstile/v0/challenge', body: ['sitekey', 'press'] },
  { method: 'post', path: '/turnstile/v0/siteverify', body: ['secret', 'response'] },
  { method: 'post', path: '/emails', body: ['from', 'to', 'subject', 'text', 'tags'] },
  { method: 'get', path: '/outbox', query: ['kind', 'to', 'text', 'before'] },
  { method: 'get', path: '/outbox.json', query: ['kind', 'to', 'before', 'since', 'limit'] },
  { method: 'get', path: '/outbox/{id}' },
  { method: 'get', path: '/outbox/{id}/html' },
]

let platform: TestPlatform
const agent = new Agent({ keepAlive: true, maxSockets: batchSize })
beforeAll(async () => {
  platform = await startFilePlatform()
})
afterAll(async () => {
  agent.destroy()
  await platform.stop()
})

/** Sends malformed requests to a port in batches; every response must be correct. */
async function expectHonestAnswers(
  port: number,
  { requests, count }: { requests: fc.Arbitrary<MalformedRequest>; count: number },
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(
      fc.array(requests, { minLength: batchSize, maxLength: batchSize, size: 'max' }),
      async (batch) => {
        const found = await Promise.all(
          batch.map(async (request) => complaint(request, await askPort(request, port, agent))),
        )
        expect(found.filter((text) => text !== undefined)).toEqual([])
      },
    ),
    { seed, numRuns: count / batchSize },
  )
}

test(`${toFunctions} malformed calls of the functions host`, { timeout: 120_000 }, async () => {
  await expectHonestAnswers(platform.ports.functions, {
    requests: malformedFunctionCall,
    count: toFunctions,
  })
  expect((await fetch(`http://127.0.0.1:${platform.ports.functions}/none`)).status).toBe(404)
})

test(`${toStandIns} malformed calls of the stand-ins`, { timeout: 120_000 }, async () => {
  const headers = {
    authorization: 'Bearer sk_test_local',
    'content-type': 'application/x-www-form-urlencoded',
  }
  const order = new URLSearchParams({
    mode: 'payment',
    'line_items[0][price]': 'price_standard_1b',
    success_url: 'http://localhost:3000/',
    cancel_url: 'http://localhost:3000/',
  })
  const api = `http://127.0.0.1:${platform.ports.standIns}/v1/checkout/sessions`
  const made = await fetch(api, { method: 'POST', headers, body: order })
  const { id } = (await made.json()) as { id: string }
  const calls = standInCalls.flatMap((call) => [call, { ...call, path: call.path.replace('{id}', id) }])
  const requests = malformedRequestOf(calls, ['sk_test_local', 're_local', 'sk_live_local'])
  await expectHonestAnswers(platform.ports.standIns, { requests, count: toStandIns })
  expect((await fetch(`${api}/${id}`, { headers })).status).toBe(200)
})
