import * as sdk from '@search-foundation/api-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { readDocument, type ApiDocument } from './api-document.ts'
import { startContractPlatform, type ContractPlatform } from './contract-platform.ts'
import { recordingFetch, type RecordedCall } from './recorded-calls.ts'
import { sdkCalls, type Surroundings } from './sdk-calls.ts'

/** Functions of the SDK that are not called here, each with its reason. */
const notCalled: Readonly<Record<string, string>> = {
  createClient: 'Makes no call',
  callableCode: 'Makes no call',
  requestEvents: 'No function of the platform answers with a stream; the SDK tests it on a server of its own',
}

/** Calls of the document that no function of the SDK makes, each with its reason. */
const withoutFunction: Readonly<Record<string, string>> = {
  listPublicModels: 'The list that OpenAI-compatible clients ask for; the SDK reads the catalogue',
  readPageByPath: 'The reader for browsers and command lines; the SDK posts',
  createMultiVectors:
    'Late interaction is beyond the calls of the specification; `request` of any HTTP client does it',
  createMultiEmbeddings: 'The same by its earlier name',
  searchByPath: 'Search for browsers and command lines; the SDK posts',
  searchByQuery: 'Search for browsers and command lines; the SDK posts',
  countTokens: 'The same as the segmenter without chunks, for browsers and command lines; the SDK posts',
  listClassifiers: 'The same list on the main API, where clients of the public API look for it',
  deleteClassifier: 'The same on the main API, where clients of the public API look for it',
  listRequests: 'The account pages of the dashboard ask for it; the SDK covers the product APIs',
  listAccountKeys: 'The same',
  createAccountKey: 'The same',
  changeAccountKey: 'The same',
  revokeAccountKey: 'The same',
  rotateAccountKey: 'The same',
  readSpendLimit: 'The same',
  setSpendLimit: 'The same',
  removeSpendLimit: 'The same',
  getUsage: 'The same',
  listReceipts: 'The same',
  getReceipt: 'The same',
  listAccountActions: 'The same',
  exportAccount: 'The same',
  deleteAccount: 'The same',
  downloadBulkResult: 'Opened by its signed address, without the SDK',
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

const functions = Object.entries(sdk)
  .filter(([name, value]) => typeof value === 'function' && !/^[A-Z]/.test(name))
  .map(([name]) => name)

test('every function of the SDK is called here', () => {
  expect(functions.toSorted()).toEqual([...Object.keys(sdkCalls), ...Object.keys(notCalled)].toSorted())
})

describe('what a function sends and gets fits the document', () => {
  test.each(Object.entries(sdkCalls))('%s', async (_, call) => {
    const before = recorded.length
    await call(surroundings)
    const made = recorded.slice(before)
    expect(made.length).toBeGreaterThan(0)
    expect(made.filter(({ faults }) => faults.length > 0)).toEqual([])
    expect(made.filter(({ status }) => status >= 400)).toEqual([])
  })

  test('every call of the document has a function, or a reason', () => {
    const called = new Set(recorded.map(({ operationId }) => operationId))
    const product = document.calls.filter((call) => call['x-audience'] !== 'local')
    const left = product.map(({ operationId }) => operationId).filter((id) => !called.has(id))
    expect(left.toSorted()).toEqual(Object.keys(withoutFunction).toSorted())
  })
})
