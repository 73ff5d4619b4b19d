import * as sdk from '@search-foundation/api-client'
import * as account from '@search-foundation/api-client/account'
import * as bulk from '@search-foundation/api-client/bulk'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { accountCalls } from './account-calls.ts'
import { readDocument, type ApiDocument } from './api-document.ts'
import { startContractPlatform, type ContractPlatform } from './contract-platform.ts'
import { recordingFetch, type RecordedCall } from './recorded-calls.ts'
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

let platform: ContractPlatform
let document: ApiDocument
let surroundings: Surroundings
let recorded: RecordedCall[]

beforeAll(async () => {
  platform = await startContractPlatform()
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

const functions = Object.entries({ ...sdk, ...account, ...bulk })
  .filter(([name, value]) => typeof value === 'function' && !/^[A-Z]/.test(name))
  .map(([name]) => name)
const calls = { ...sdkCalls, ...accountCalls }

test('every function of the SDK is called here', () => {
  expect(functions.toSorted()).toEqual([...Object.keys(calls), ...Object.keys(notCalled)].toSorted())
})

describe('the request and response of a function conform to the document', () => {
  test.each(Object.entries(calls))('%s', async (_, call) => {
    const before = recorded.length
    await call(surroundings)
    const made = recorded.slice(before)
    expect(made.length).toBeGreaterThan(0)
    expect(made.filter(({ faults }) => faults.length > 0)).toEqual([])
    expect(made.filter(({ status }) => status >= 400)).toEqual([])
  })

  test('every product call of the document has a function', () => {
    const called = new Set(recorded.map(({ operationId }) => operationId))
    const product = document.calls.filter((call) => call['x-audience'] !== 'local')
    const left = product.map(({ operationId }) => operationId).filter((id) => !called.has(id))
    expect(left.toSorted()).toEqual(Object.keys(otherForms).toSorted())
    expect(Object.values(otherForms).filter((id) => !called.has(id))).toEqual([])
  })
})
