import { AuthError } from '@search-foundation/auth/auth-error'
import { describe, expect, test } from 'vitest'

import { accountKeysApi } from './endpoints/account-keys.ts'
import { accountApi } from './endpoints/account.ts'
import { keysApi } from './endpoints/keys.ts'
import { modelsApi } from './endpoints/models.ts'
import { playgroundApi } from './endpoints/playground.ts'
import { receiptsApi } from './endpoints/receipts.ts'
import { usageApi } from './endpoints/usage.ts'
import { muteErrors, openStore } from './open-store.test-support.ts'
import { serviceError } from './service-error.ts'
import { userReceived } from './user.ts'

const { accountKeys } = accountKeysApi.endpoints
const embedding = {
  apiKey: 'key',
  request: { product: 'embedding', body: { model: 'm', input: ['a'] } },
} as const
const signedIn = { identityToken: () => Promise.resolve('identity-token') }

describe('a failed read', () => {
  test('is logged and returns nothing', async () => {
    const log = muteErrors()
    const { store } = await openStore((_, response) => {
      response.statusCode = 503
      response.end('{"detail":"down"}')
    })
    const { models, model } = modelsApi.endpoints
    const reads = [
      await store.dispatch(models.initiate()),
      await store.dispatch(model.initiate('a-model')),
      await store.dispatch(usageApi.endpoints.totalConsumption.initiate('key')),
    ]
    expect(reads.map(({ data }) => data)).toEqual([undefined, undefined, undefined])
    expect(log.mock.calls.map(([text]) => String(text))).toEqual([
      'The models could not be fetched.',
      'The replicas of the model could not be fetched.',
      'The usage could not be fetched.',
    ])
  })

  test('has the status and the detail in its error', async () => {
    muteErrors()
    const { store } = await openStore((_, response) => {
      response.statusCode = 403
      response.end('{"detail":"Not for this key."}')
    })
    const { error } = await store.dispatch(keysApi.endpoints.keyInfo.initiate('key'))
    expect(serviceError(error)).toMatchObject({
      kind: 'refused',
      status: 403,
      message: '403: Not for this key.',
    })
  })
})

describe('an identity token that a service refuses', () => {
  test('ends the session when the refreshed one is refused, too, and is not logged', async () => {
    const log = muteErrors()
    const { store, expireSession } = await openStore(
      (_, response) => {
        response.statusCode = 401
        response.end('{"detail":"Sign in."}')
      },
      { identityToken: (refresh) => Promise.resolve(refresh ? 'fresh' : 'old') },
    )
    const { error } = await store.dispatch(accountKeys.initiate({ uid: 'u1' }))
    expect(serviceError(error)).toMatchObject({ kind: 'signed-out' })
    expect(expireSession).toHaveBeenCalledOnce()
    expect(log).not.toHaveBeenCalled()
  })

  test('ends the session in a callable function, too', async () => {
    const { store, expireSession } = await openStore((_, response) => {
      response.statusCode = 401
      response.end('{"error":{"status":"UNAUTHENTICATED","message":"Sign in."}}')
    }, signedIn)
    const { error } = await store.dispatch(accountApi.endpoints.userInfo.initiate({}))
    expect(serviceError(error)).toMatchObject({ kind: 'signed-out' })
    expect(expireSession).toHaveBeenCalledOnce()
  })

  test('does not end the session when an API key was refused', async () => {
    muteErrors()
    const { store, expireSession } = await openStore((_, response) => {
      response.statusCode = 401
      response.end('{"detail":"Unknown key."}')
    }, signedIn)
    const { error } = await store.dispatch(usageApi.endpoints.totalConsumption.initiate('key'))
    expect(serviceError(error)).toMatchObject({ kind: 'refused', status: 401 })
    expect(expireSession).not.toHaveBeenCalled()
  })
})

describe('another user who signs in during a call', () => {
  /** A store of the first user, who is followed by the second one before the service refuses the first token. */
  async function switching() {
    const sent: (string | undefined)[] = []
    const opened = await openStore(
      (request, response) => {
        sent.push(request.headers.authorization)
        opened.store.dispatch(userReceived({ uid: 'second' }))
        response.statusCode = 401
        response.end('{"detail":"Sign in."}')
      },
      { identityToken: () => Promise.resolve(`token of ${opened.store.getState().user.user?.uid}`) },
    )
    opened.store.dispatch(userReceived({ uid: 'first' }))
    return { ...opened, sent }
  }

  test('gets no repetition of the call with the own token', async () => {
    const { store, sent } = await switching()
    const { error } = await store.dispatch(accountKeys.initiate({ uid: 'first' }))
    expect(serviceError(error)).toMatchObject({ kind: 'signed-out' })
    expect(sent).toEqual(['Bearer tokenoffirst'])
  })

  test('stays signed in', async () => {
    const { store, expireSession } = await switching()
    await store.dispatch(accountKeys.initiate({ uid: 'first' }))
    expect(expireSession).not.toHaveBeenCalled()
  })
})

test.each([
  ['user-disabled', 'signed-out'],
  ['user-token-expired', 'signed-out'],
  ['network-request-failed', 'unreachable'],
  ['unknown', 'failed'],
] as const)('a token refresh that fails with %s makes a failure of kind %s', async (code, kind) => {
  muteErrors()
  const { store } = await openStore((_, response) => void response.end('{}'), {
    identityToken: () => Promise.reject(new AuthError(code)),
  })
  const { error } = await store.dispatch(accountKeys.initiate({ uid: 'u1' }))
  expect(serviceError(error).kind).toBe(kind)
})

test('a service that does not respond is unreachable', async () => {
  const { store } = await openStore((_, response) => void response.destroy())
  const { error } = await store.dispatch(playgroundApi.endpoints.runProduct.initiate(embedding))
  expect(serviceError(error)).toMatchObject({ kind: 'unreachable', status: undefined })
})

test('a list is read page by page', async () => {
  const { store } = await openStore((request, response) => {
    const cursor = new URL(request.url ?? '', 'http://localhost').searchParams.get('cursor')
    response.end(
      JSON.stringify(
        cursor === null
          ? { records: [{ id: 'first' }], next_cursor: 'p2' }
          : { records: [{ id: cursor }], next_cursor: null },
      ),
    )
  }, signedIn)
  const { receipts } = receiptsApi.endpoints
  const first = await store.dispatch(receipts.initiate({ uid: 'u1' }))
  expect(first.hasNextPage).toBe(true)
  const second = await store.dispatch(receipts.initiate({ uid: 'u1' }, { direction: 'forward' }))
  expect(second.hasNextPage).toBe(false)
  expect(second.data?.pages.map(({ records }) => records)).toEqual([[{ id: 'first' }], [{ id: 'p2' }]])
})

test('a call that takes tokens makes the balance and the usage stale', async () => {
  const paths: string[] = []
  const { store } = await openStore((request, response) => {
    paths.push(`${request.method} ${request.url?.split('?')[0]}`)
    response.end('{}')
  })
  await store.dispatch(keysApi.endpoints.keyInfo.initiate('key'))
  await store.dispatch(usageApi.endpoints.totalConsumption.initiate('key'))
  paths.length = 0
  await store.dispatch(playgroundApi.endpoints.runProduct.initiate(embedding))
  await Promise.all(store.dispatch(keysApi.util.getRunningQueriesThunk()))
  expect(paths.toSorted()).toEqual([
    'GET /api/v1/api_key/fe_user',
    'GET /api/v1/billing/total_consumption',
    'POST /v1/embeddings',
  ])
})
