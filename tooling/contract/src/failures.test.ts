/* oxlint-disable no-await-in-loop -- what a call is refused for depends on those before it */
import { readFileSync, writeFileSync } from 'node:fs'
import * as sdk from '@search-foundation/api-client'
import { createAccountKey } from '@search-foundation/api-client/account'
import { verifyWith } from '@search-foundation/platform/verify-identity'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'

import { readDocument, type ApiDocument } from './api-document.ts'
import {
  migratedFolder,
  startContractPlatform,
  verifyByName,
  type ContractPlatform,
} from './contract-platform.ts'
import { changed, exampleOf } from './example-of-call.ts'
import { failingCalls, type FailingCall } from './failing-calls.ts'
import { startFailingServices } from './failing-services.ts'
import { notRecorded } from './not-recorded.ts'
import { recordingFetch, type RecordedCall } from './recorded-calls.ts'
import { failureRecorder, failuresOf, type RecordedFailures } from './recorded-failures.ts'
import type { Surroundings } from './sdk-calls.ts'
import { requestOf, sendTooLarge, type SentCall } from './send-example.ts'

/** Statuses whose body does not depend on the call, and the calls whose body the others have. */
const shared = {
  statuses: [413, 429, 502, 503, 504],
  sources: ['countTokens', 'createEmbeddings', 'setSpendLimit', 'readPage'],
}

const failuresFile = new URL('../../../apps/web/app/generated/failures.json', import.meta.url)

const away = verifyWith(
  () => Promise.reject(new Error('The identity provider does not respond.')),
  () => Promise.resolve(undefined),
)
const verifyIdentity: typeof verifyByName = async (token) => {
  if (token === 'user:away') return away(token)
  const identity = await verifyByName(token)
  return token === 'user:late' && identity !== undefined ? { ...identity, authTime: new Date(0) } : identity
}

let document: ApiDocument
let recorder: ReturnType<typeof failureRecorder>
let platform: ContractPlatform
let surroundings: Surroundings

beforeAll(async () => {
  platform = await startContractPlatform({ folder: await migratedFolder(inject('place')), verifyIdentity })
  document = await readDocument(platform.url)
  recorder = failureRecorder(document)
  surroundings = await signedIn(platform)
})
afterAll(() => platform.close())

async function signedIn({ url, functionsUrl, botCheck, pay }: ContractPlatform): Promise<Surroundings> {
  const options = {
    hosts: { dashboard: url, main: url, keyService: url, functions: functionsUrl },
    identityToken: () => Promise.resolve('user:ada'),
  }
  const { api_key: key } = await sdk.createTrialKey(sdk.createClient(options), { botCheck: await botCheck() })
  return { client: sdk.createClient({ ...options, apiKey: key }), options, key, botCheck, pay }
}

/** Sends a call, and takes its response if the document has it as a failure. */
async function send(call: SentCall): Promise<RecordedCall | undefined> {
  const { fetch: recording, recorded } = recordingFetch(document)
  const response = await recording(requestOf(call))
  await response.body?.cancel()
  recorder.add(recorded)
  return recorded[0]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

test('without a valid key, scope, tokens, fields, model or id', async () => {
  const { client, options, botCheck } = surroundings
  const stranger = sdk.createClient({ ...options, identityToken: undefined })
  const { api_key: emptyKey } = await sdk.createEmptyKey(stranger, { botCheck: await botCheck() })
  const limited = async (scope: 'billing' | 'segment') =>
    createAccountKey(client, { name: scope, scopes: [scope] }, { botCheck: await botCheck() })
  const [billing, segment] = [await limited('billing'), await limited('segment')]
  const made: (RecordedCall | undefined)[] = []
  for (const place of document.places) {
    const { call, path } = place
    const example = exampleOf(place, platform, surroundings.key)
    const { url, body } = example
    const declares = (status: number) => call.responses[status] !== undefined
    const attempt = async (changes: FailingCall) => made.push(await send(changed(example, changes)))
    const scope = call['x-scope']
    const user = call['x-auth'].includes('user') ? 'user:carol' : emptyKey
    const poor = { token: example.token === null ? null : user }
    const queries = call.parameters?.filter((parameter) => parameter.in === 'query') ?? []

    if (declares(401)) await attempt({ token: example.token === null ? null : 'no-key' })
    if (scope !== undefined) await attempt({ token: (scope === 'billing' ? segment : billing).api_key })
    if (declares(402)) await attempt({ token: emptyKey })
    if (declares(404) && /\{(?!url)/.test(path))
      await attempt({ path: path.replaceAll(/\{\w+\}/g, 'unknown') })
    if (call['x-bot-check'] === true) await attempt({ body: {} })
    const checked = async () =>
      call['x-bot-check'] === true ? { body: { 'cf-turnstile-response': await botCheck() } } : {}
    if (declares(422) && isObject(body)) {
      await attempt({ ...poor, body: {}, ...(await checked()) })
      await attempt({ body: [] })
    }
    if (declares(422) && queries.length > 0) {
      const query = queries.map(({ name }) => `${name}=!`).join('&')
      await attempt({ path: `${new URL(url).pathname}?${query}`, ...(await checked()) })
    }
    if (isObject(body) && 'model' in body) await attempt({ body: { ...body, model: 'unknown' } })
    if (declares(413)) {
      const { status, body: failure } = await sendTooLarge(example)
      if (status === 413) recorder.add([{ ...call, request: { path }, response: { status, body: failure } }])
    }
  }
  expect(made.filter((sent) => sent?.faults.some((fault) => !fault.startsWith('request:')))).toEqual([])
  expect(made.filter((sent) => sent !== undefined && sent.status >= 500)).toEqual([])
})

test.each(Object.entries(failingCalls))('%s', async (name, failing) => {
  const [id, expected] = name.split(' ')
  const place = document.places.find(({ call }) => call.operationId === id)
  if (place === undefined) throw new Error(`The document has no call ${id}.`)
  const example = exampleOf(place, platform, surroundings.key)
  let status = 0
  for (let tries = 0; tries < 300 && status < 400; tries++)
    status = (await send(changed(example, await failing(surroundings))))?.status ?? 0
  expect(status).toBe(Number(expected))
})

test('while other services fail, and after too many invalid requests', async () => {
  const services = await startFailingServices()
  onTestFinished(services.close)
  const troubled = await startContractPlatform({
    folder: await migratedFolder(inject('place')),
    verifyIdentity,
    settings: {
      UPSTREAM_API_URL: services.url,
      UPSTREAM_API_KEY: 'any',
      TURNSTILE_VERIFY_URL: services.url,
      TURNSTILE_SECRET_KEY: 'any',
      REFUSED_LIMIT: '50',
    },
  })
  onTestFinished(troubled.close)
  const { key } = await signedIn({ ...troubled, botCheck: async () => 'any' })
  for (const status of [500, 503, 504]) {
    services.respondWith(status)
    for (const place of document.places) {
      const missing = failuresOf(place.call).filter((code) => !recorder.has(place.call.operationId, code))
      if (!missing.some((code) => code > 500)) continue
      const example = exampleOf(place, troubled, key)
      await send(place.call['x-auth'].includes('user') ? { ...example, token: 'user:away' } : example)
    }
  }
  for (const place of document.places)
    if (/^(?:none|optional)/.test(place.call['x-auth']) && !recorder.has(place.call.operationId, 429))
      await untilRefused({ ...exampleOf(place, troubled, key), token: null })
  const failed = { createEmbeddings: 504, readPage: 503, revokeKey: 503, listProducts: 429 }
  expect(Object.entries(failed).filter(([id, status]) => !recorder.has(id, status))).toEqual([])
})

/** Sends a call without a token until the sender has sent too many that are invalid. */
async function untilRefused(call: SentCall): Promise<void> {
  const strange = {
    ...call,
    url: `${new URL(call.url).origin}/v1/bulk-uploads`,
    method: 'GET',
    body: undefined,
  }
  for (let tries = 0; tries < 100; tries++) if ((await fetch(requestOf(strange))).status === 429) break
  await send(call)
}

test('every failure that the document has is recorded, and fits it', () => {
  recorder.share(shared.statuses, shared.sources)
  if (process.env['RECORD_EXAMPLES'] !== undefined) writeFileSync(failuresFile, recorder.text())
  const { bodies, calls } = JSON.parse(readFileSync(failuresFile, 'utf8')) as RecordedFailures
  const missing: string[] = []
  const faults = document.calls.flatMap((call) =>
    failuresOf(call).flatMap((status) => {
      const name = `${call.operationId} ${status}`
      const place = calls[call.operationId]?.[status]
      if (place === undefined) missing.push(name)
      if (place === undefined) return []
      const misfit = document.misfit(call.responses[status]?.content, 'application/json', bodies[place])
      return misfit === undefined ? [] : [`${name}: ${misfit}`]
    }),
  )
  expect(missing.toSorted()).toEqual(Object.keys(notRecorded).toSorted())
  expect(faults).toEqual([])
})
