import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'

import { billingApi } from './endpoints/billing.ts'
import { bulkApi } from './endpoints/bulk.ts'
import { classifiersApi } from './endpoints/classifiers.ts'
import { keysApi } from './endpoints/keys.ts'
import { muteErrors, openStore } from './open-store.test-support.ts'
import { ownKeyReference } from './own-key.ts'
import { userCleared, userReceived } from './user.ts'

const apiKey = ownKeyReference({ uid: 'ada', keyId: 'one' })

interface Service {
  /** Texts that the service refuses, by the number of the session key. */
  refused?: readonly string[]
  /** Status of the call that creates a session key. */
  status?: number
}

/** A store of a signed-in user whose service creates `session-1`, `session-2` …, and what was asked of it. */
async function openSession({ refused = [], status = 201 }: Service = {}) {
  const asked: string[] = []
  let count = 0
  const opened = await openStore(
    ({ method, url = '', headers: { authorization = '' } }, response) => {
      asked.push(`${method} ${url} ${authorization}`)
      if (url.endsWith('/session')) {
        response.statusCode = status
        count += 1
        const body = { api_key: `session-${count}`, ends_at: '2026-03-01T12:15:00Z' }
        return response.end(JSON.stringify(status === 201 ? body : { detail: 'You have no such key.' }))
      }
      const isRefused = refused.some((text) => authorization.endsWith(text) || url.endsWith(text))
      response.statusCode = isRefused ? 401 : 200
      return response.end(
        JSON.stringify(isRefused ? { detail: 'not valid' } : { classifiers: [], records: [] }),
      )
    },
    { identityToken: () => Promise.resolve('identity') },
  )
  opened.store.dispatch(userReceived({ uid: 'ada' }))
  const list = () =>
    opened.store.dispatch(
      classifiersApi.endpoints.classifiers.initiate(apiKey, { forceRefetch: true, subscribe: false }),
    )
  return { ...opened, asked, list, sessions: () => asked.filter((call) => call.includes('/session ')) }
}

test('calls with an own key share one session key, which is asked for with the identity token', async () => {
  const { store, asked, sessions, list } = await openSession()
  await Promise.all([list(), store.dispatch(bulkApi.endpoints.bulkJobs.initiate(apiKey))])
  expect(sessions()).toEqual(['POST /api/v1/account/keys/one/session Bearer identity'])
  const others = asked.filter((call) => !call.includes('/session '))
  expect(others).toHaveLength(2)
  for (const call of others) expect(call).toMatch(/ Bearer session-1$/)
  expect(asked.join(' ')).not.toContain('own-key')
})

const billing = billingApi.endpoints
const order = { price_id: 'price', success_url: 'http://localhost/a', cancel_url: 'http://localhost/b' }
const email = 'ada@example.org'
const metadata = { auto_recharge: true as const, threshold: 1, currency: 'usd', monthly_cap: 1 }
const input = [{ text: 'a', label: 'b' }]

type Dispatch = Awaited<ReturnType<typeof openSession>>['store']['dispatch']

test.each<[string, (dispatch: Dispatch) => Promise<unknown>]>([
  ['buying', (dispatch) => dispatch(billing.openCheckout.initiate({ apiKey, order }))],
  [
    'a transfer',
    (dispatch) =>
      dispatch(
        billing.transferBalance.initiate({ apiKey, receiverKey: 'b', botCheck: 'c', idempotencyKey: 'd' }),
      ),
  ],
  [
    'setting up auto-recharge',
    (dispatch) =>
      dispatch(billing.setUpAutoRecharge.initiate({ apiKey, order: { ...order, email, metadata } })),
  ],
  [
    'changing auto-recharge',
    (dispatch) => dispatch(billing.setAutoRechargeThreshold.initiate({ apiKey, threshold: 1 })),
  ],
  ['ending auto-recharge', (dispatch) => dispatch(billing.disableAutoRecharge.initiate({ apiKey }))],
  [
    'turning alerts on',
    (dispatch) =>
      dispatch(billing.setBalanceNotification.initiate({ apiKey, notification: { thresholds: [1], email } })),
  ],
  ['turning alerts off', (dispatch) => dispatch(billing.removeBalanceNotification.initiate({ apiKey }))],
  [
    'training a classifier',
    (dispatch) => dispatch(classifiersApi.endpoints.train.initiate({ apiKey, body: { model: 'm', input } })),
  ],
])('with an own key, %s is a call by a session key', async (_, call) => {
  const { store, asked } = await openSession()
  await call(store.dispatch)
  expect(asked).toEqual([
    'POST /api/v1/account/keys/one/session Bearer identity',
    expect.stringMatching(/ Bearer session-1$/),
  ])
})

test('the session key is in the address where the key is', async () => {
  const { store, asked } = await openSession()
  await store.dispatch(keysApi.endpoints.keyInfo.initiate(apiKey))
  expect(asked.at(-1)).toBe('GET /api/v1/api_key/fe_user?api_key=session-1 ')
})

test('it is renewed a minute before it ends', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { sessions, list } = await openSession()
  await list()
  vi.setSystemTime(Date.now() + 14 * 60 * 1000 - 1)
  await list()
  expect(sessions()).toHaveLength(1)
  vi.setSystemTime(Date.now() + 1)
  await list()
  expect(sessions()).toHaveLength(2)
  vi.useRealTimers()
})

test('a refused one is renewed once for all calls that wait, also in the address', async () => {
  const { store, sessions, list } = await openSession({ refused: ['session-1'] })
  const results = await Promise.all([
    list(),
    store.dispatch(keysApi.endpoints.keyInfo.initiate(apiKey)),
    store.dispatch(bulkApi.endpoints.bulkJobs.initiate(apiKey)),
  ])
  expect(results.map(({ isSuccess }) => isSuccess)).toEqual([true, true, true])
  expect(sessions()).toHaveLength(2)
})

test('when the renewed one is refused too, the session ends', async () => {
  muteErrors()
  const { expireSession, list } = await openSession({ refused: ['session-1', 'session-2'] })
  expect((await list()).error).toMatchObject({ kind: 'signed-out' })
  expect(expireSession).toHaveBeenCalledOnce()
})

test('a key that is gone is told with the words of the service, and asked for anew', async () => {
  muteErrors()
  const { expireSession, sessions, list } = await openSession({ status: 404 })
  expect((await list()).error).toMatchObject({ status: 404, message: '404: You have no such key.' })
  await list()
  expect(sessions()).toHaveLength(2)
  expect(expireSession).not.toHaveBeenCalled()
})

test('after a sign-out no call has a session key of the user before', async () => {
  muteErrors()
  const { store, asked, list } = await openSession()
  await list()
  store.dispatch(userCleared())
  store.dispatch(userReceived({ uid: 'bob' }))
  const before = asked.length
  expect((await list()).isError).toBe(true)
  await wait(0)
  expect(asked).toHaveLength(before)
})

test('no session key is in the state', async () => {
  const { store, list } = await openSession()
  await list()
  expect(JSON.stringify(store.getState())).not.toContain('session-1')
})
