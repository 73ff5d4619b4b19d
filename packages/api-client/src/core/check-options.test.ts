import { expect, onTestFinished, test, vi } from 'vitest'

import { listModels } from '../resources/models.ts'
import { listTransactions } from '../resources/transactions.ts'
import { createClient, type ClientOptions } from './client.ts'

const responding = () => createClient({ fetch: () => Promise.resolve(new Response('[]')) })

test.each([
  ['baseURL', 'baseUrl'],
  ['api_key', 'apiKey'],
  ['defaultHeaders', 'headers'],
  ['maxNetworkRetries', 'maxRetries'],
  ['onRetry', 'onEvent'],
])('in development, the option %s is refused with its name here, %s', async (wrong, right) => {
  const options = { [wrong]: 1 } as object
  const expected = new TypeError(`Unknown option ${wrong}: use ${right}`)
  expect(() => createClient(options)).toThrow(expected)
  await expect(listTransactions(responding(), options)).rejects.toThrow(expected)
})

test('in development, any unknown option of a client is refused, with a list of those that exist', () => {
  expect(() => createClient({ tiemout: 1 } as object)).toThrow(/^Unknown option tiemout: use one of apiKey, /)
})

test('every option of a client, and the options that a call has of its own, are accepted', async () => {
  const all: Required<ClientOptions> = {
    apiKey: 'k',
    baseUrl: 'https://a.example',
    deadline: 1000,
    emulate: false,
    fetch: () => Promise.resolve(new Response('[]')),
    fetchOptions: {},
    headers: {},
    hosts: {},
    identityToken: () => null,
    maxRetries: 1,
    middleware: [],
    onEvent: () => undefined,
    project: 'p',
    region: 'r',
    retryBudget: 1,
    timeout: 1,
  }
  await expect(listModels(createClient(all), { tags: ['a'], timeout: 1000 })).resolves.toEqual([])
})

test('in production, nothing is checked', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(() => createClient({ baseURL: 'https://a.example' } as object)).not.toThrow()
  await expect(listTransactions(responding(), { retries: 1 } as object)).resolves.toEqual([])
})
