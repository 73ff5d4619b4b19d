import { inspect } from 'node:util'
import { expect, test } from 'vitest'

import { billingApi } from './endpoints/billing.ts'
import { bulkApi } from './endpoints/bulk.ts'
import { classifiersApi } from './endpoints/classifiers.ts'
import { keysApi } from './endpoints/keys.ts'
import { playgroundApi } from './endpoints/playground.ts'
import { transactionsApi } from './endpoints/transactions.ts'
import { usageApi } from './endpoints/usage.ts'
import { muteErrors, openStore } from './open-store.test-support.ts'

const apiKey = 'sf_trial_theKeyThatNobodyElseMaySee'
const embedding = { product: 'embedding', body: { model: 'm', input: ['a'] } } as const

/** One call of each kind with a key. */
const calls = [
  keysApi.endpoints.keyInfo.initiate(apiKey),
  usageApi.endpoints.totalConsumption.initiate(apiKey),
  transactionsApi.endpoints.transactions.initiate({ apiKey }),
  transactionsApi.endpoints.latestTransaction.initiate(apiKey),
  transactionsApi.endpoints.downloadTransactions.initiate({ apiKey }),
  billingApi.endpoints.transferBalance.initiate({
    apiKey,
    botCheck: 'passed',
    receiverKey: 'sf_zero_another',
    idempotencyKey: 'once',
  }),
  classifiersApi.endpoints.classifiers.initiate(apiKey),
  classifiersApi.endpoints.deleteClassifier.initiate({ apiKey, id: 'one' }),
  bulkApi.endpoints.bulkJobs.initiate(apiKey),
  bulkApi.endpoints.bulkUploads.initiate(apiKey),
  bulkApi.endpoints.cancelBulkJob.initiate({ apiKey, id: 'one' }),
  playgroundApi.endpoints.runProduct.initiate({ apiKey, request: embedding }),
] as const

test('a key is in the address of no call but that of its info, and in no log of a failure', async () => {
  const log = muteErrors()
  const addresses: string[] = []
  const { store } = await openStore((request, response) => {
    addresses.push(request.url ?? '')
    response.statusCode = 503
    response.end('{"detail":"down"}')
  })
  for (const call of calls) await store.dispatch(call as never)
  expect(addresses.length).toBeGreaterThanOrEqual(calls.length)
  const withKey = new Set(addresses.filter((address) => address.includes(apiKey)))
  expect([...withKey]).toEqual([`/api/v1/api_key/fe_user?api_key=${apiKey}`])
  expect(inspect(log.mock.calls, { depth: 10 })).not.toContain(apiKey)
  expect(log).toHaveBeenCalled()
})

test('a key is in no log when the service cannot be reached', async () => {
  const log = muteErrors()
  const { store } = await openStore((request) => void request.socket.destroy())
  for (const call of calls) await store.dispatch(call as never)
  expect(log).toHaveBeenCalled()
  expect(inspect(log.mock.calls, { depth: 10 })).not.toContain(apiKey)
})
