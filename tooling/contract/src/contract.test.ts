import { readFileSync, writeFileSync } from 'node:fs'
import * as sdk from '@search-foundation/api-client'
import * as account from '@search-foundation/api-client/account'
import * as bulk from '@search-foundation/api-client/bulk'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

import { accountCalls } from './account-calls.ts'
import { readDocument, type ApiDocument } from './api-document.ts'
import { migratedFolder, startContractPlatform, type ContractPlatform } from './contract-platform.ts'
import { otherCalls } from './other-calls.ts'
import { recordingFetch, type RecordedCall } from './recorded-calls.ts'
import { exampleRecorder, type RecordedExample } from './recorded-examples.ts'
import { sdkCalls, type Surroundings } from './sdk-calls.ts'

/** Functions of the SDK that are not called here, each with its reason. */
const notCalled: Readonly<Record<string, string>> = {
  createClient: 'Makes no call',
  callableCode: 'Makes no call',
  logEvents: 'Makes no call',
  safe: 'Takes a call',
  finalText: 'Reads the stream of a call',
  toReadableStream: 'Reads the stream of a call',
  fingerprintOf: 'Makes no call',
  requestEvents:
    'No function of the platform responds with a stream; the SDK tests it against its own server',
}

/** Other forms of a call, for clients other than the SDK: the operation, and the one that the SDK uses instead. */
const otherForms: Readonly<Record<string, string>> = {
  readPageByPath: 'readPage',
  searchByPath: 'search',
  searchByQuery: 'search',
  countTokens: 'segment',
  getSerp: 'writeSerp',
  createMultiEmbeddings: 'createMultiVectors',
  embedV1: 'createEmbeddings',
  embedV2: 'createEmbeddings',
  rerankV2: 'rerank',
  getPublicModel: 'listPublicModels',
  getIncidentsFeed: 'getServiceStatus',
  listClassifiers: 'listDashboardClassifiers',
  deleteClassifier: 'deleteDashboardClassifier',
}

const examplesFile = new URL('../../../apps/web/app/generated/reference.json', import.meta.url)
const recorder = exampleRecorder()

let platform: ContractPlatform
let document: ApiDocument
let surroundings: Surroundings & { options: { fetch: typeof fetch } }
let recorded: RecordedCall[]

beforeAll(async () => {
  platform = await startContractPlatform({ folder: await migratedFolder(inject('place')) })
  document = await readDocument(platform.url)
  const { fetch: recording, recorded: list } = recordingFetch(document)
  recorded = list
  const { url, functionsUrl, botCheck, pay } = platform
  const options = {
    hosts: { dashboard: url, main: url, keyService: url, functions: functionsUrl },
    identityToken: () => Promise.resolve('user:ada'),
    fetch: recording,
  }
  const { api_key: key } = await sdk.createTrialKey(sdk.createClient(options), { botCheck: await botCheck() })
  const client = sdk.createClient({ ...options, apiKey: key })
  const sites = { success_url: 'http://localhost:3000/', cancel_url: 'http://localhost:3000/' }
  const { url: page } = await sdk.createCheckoutSession(client, { price_id: 'price_standard_1b', ...sites })
  await pay(page)
  surroundings = { client, options, key, botCheck, pay }
})
afterAll(() => platform.close())

const send = (method: string, path: string, token: string, body?: unknown) =>
  surroundings.options.fetch(platform.url + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

const functions = Object.entries({ ...sdk, ...account, ...bulk })
  .filter(([name, value]) => typeof value === 'function' && !/^[A-Z]/.test(name))
  .map(([name]) => name)
const calls = { ...sdkCalls, ...accountCalls }

test('every function of the SDK is called here', () => {
  expect(functions.toSorted()).toEqual([...Object.keys(calls), ...Object.keys(notCalled)].toSorted())
})

describe('the request and response of a function conform to the document', () => {
  test.each(Object.entries(calls))('%s', async (functionName, call) => {
    const before = recorded.length
    await call(surroundings)
    const made = recorded.slice(before)
    expect(made.length).toBeGreaterThan(0)
    expect(made.filter(({ faults }) => faults.length > 0)).toEqual([])
    expect(made.filter(({ status }) => status >= 400)).toEqual([])
    recorder.add(made, functionName)
  })

  test('every product call of the document has a function', () => {
    const called = new Set(recorded.map(({ operationId }) => operationId))
    const left = document.calls.map(({ operationId }) => operationId).filter((id) => !called.has(id))
    expect(left.toSorted()).toEqual(Object.keys(otherForms).toSorted())
    expect(Object.values(otherForms).filter((id) => !called.has(id))).toEqual([])
  })
})

describe('the calls of other clients conform to the document', () => {
  test.each(Object.keys(otherForms))('%s', async (operationId) => {
    const { method, path, body } = (await otherCalls[operationId]?.(surroundings)) ?? { method: '', path: '' }
    const before = recorded.length
    const response = await send(method, path, surroundings.key, body)
    expect([response.status, await response.text()]).toEqual([200, expect.any(String)])
    const [made] = recorded.slice(before)
    expect(made).toMatchObject({ operationId, faults: [] })
    recorder.add(recorded.slice(before))
  })
})

describe('the examples of the reference', () => {
  test('are there for every product call, and fit the document', () => {
    if (process.env['RECORD_EXAMPLES'] !== undefined) writeFileSync(examplesFile, recorder.text(document))
    const examples = JSON.parse(readFileSync(examplesFile, 'utf8')) as Record<string, RecordedExample>
    const faults = document.calls.flatMap(({ operationId: id, requestBody, responses }) => {
      const example = examples[id]
      if (example === undefined) return [`${id} has no example.`]
      const { request, response } = example
      const sent = { content: requestBody?.content, type: request.type, body: request.body }
      const received = { ...response, content: responses[response.status]?.content }
      return [sent, received].flatMap(({ content, type, body }) => {
        if (type !== 'application/json') return []
        const misfit = document.misfit(content, type, body)
        return misfit === undefined ? [] : [`${id}: ${misfit}`]
      })
    })
    expect(faults).toEqual([])
  })
})
