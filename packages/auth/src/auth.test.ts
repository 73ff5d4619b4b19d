import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'

import { createAuth } from './auth.ts'

/** An identity provider on loopback that answers as the test says. */
async function provider(listener: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    listener(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const open = (identityUrl: string) => createAuth({ projectId: 'demo-test', apiKey: 'any', identityUrl })
const credentials = { email: 'a@example.org', password: 'secret' }

test('nothing is known before the start; then nobody is signed in and there is no token', async () => {
  const auth = open(await provider((_, response) => void response.end('{}')))
  expect(auth.session().status).toBe('unknown')
  await auth.start()
  expect(auth.session()).toEqual({ status: 'signed-out', user: null })
  expect(await auth.identityToken()).toBeNull()
})

test.each([
  ['INVALID_LOGIN_CREDENTIALS', 'invalid-credential'],
  ['USER_DISABLED', 'user-disabled'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER : slow down', 'too-many-requests'],
  ['SOMETHING_NEW', 'unknown'],
])('a refusal %s is told as %s', async (message, code) => {
  const auth = open(
    await provider((_, response) => {
      response.statusCode = 400
      response.end(JSON.stringify({ error: { code: 400, message } }))
    }),
  )
  await expect(auth.signIn(credentials)).rejects.toMatchObject({ name: 'AuthError', code })
})

/** A provider that knows one account. `refusal` is what it says to a token refresh from now on. */
function oneAccount() {
  const state: { refusal: string | undefined; refreshes: number } = { refusal: undefined, refreshes: 0 }
  // The provider's tokens are read, not verified, by the SDK: a header, claims and no signature. These end at once.
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const now = Math.floor(Date.now() / 1000)
  const idToken = `${part({ alg: 'none' })}.${part({ sub: 'u1', auth_time: now - 3600, iat: now - 3600, exp: now + 60 })}.`
  const listener: RequestListener = (request, response) => {
    const path = request.url ?? ''
    if (path.includes('/v1/token')) {
      state.refreshes += 1
      if (state.refusal !== undefined) response.statusCode = 400
      response.end(
        JSON.stringify(
          state.refusal === undefined
            ? { id_token: idToken, refresh_token: 'r', expires_in: '60', user_id: 'u1' }
            : { error: { code: 400, message: state.refusal } },
        ),
      )
    } else if (path.includes('accounts:lookup')) {
      response.end(JSON.stringify({ users: [{ localId: 'u1', email: credentials.email }] }))
    } else {
      response.end(JSON.stringify({ idToken, refreshToken: 'r', expiresIn: '60', localId: 'u1' }))
    }
  }
  return { state, listener, idToken }
}

test('signing in changes the session and gives a token; signing out takes both away', async () => {
  const { listener, idToken } = oneAccount()
  const auth = open(await provider(listener))
  const told = vi.fn()
  const stop = auth.subscribe(told)
  expect(await auth.signIn(credentials)).toMatchObject({ uid: 'u1', email: credentials.email })
  expect(auth.session()).toMatchObject({ status: 'signed-in', user: { uid: 'u1' } })
  expect(await auth.identityToken()).toBe(idToken)
  await auth.signOut()
  expect(auth.session().status).toBe('signed-out')
  expect(await auth.identityToken()).toBeNull()
  const calls = told.mock.calls.length
  expect(calls).toBeGreaterThan(1)
  stop()
  await auth.signIn(credentials)
  expect(told).toHaveBeenCalledTimes(calls)
})

test.each(['USER_DISABLED', 'TOKEN_EXPIRED'])(
  'a refresh refused with %s ends the session',
  async (refusal) => {
    const { state, listener } = oneAccount()
    const auth = open(await provider(listener))
    await auth.signIn(credentials)
    await auth.identityToken()
    state.refusal = refusal
    // The token is within its last five minutes, so each call asks for a new one.
    await expect(auth.identityToken()).rejects.toMatchObject({
      code: refusal === 'USER_DISABLED' ? 'user-disabled' : 'user-token-expired',
    })
    expect(state.refreshes).toBeGreaterThan(0)
    expect(auth.session().status).toBe('signed-out')
  },
)

test('the password policy comes from the provider', async () => {
  const auth = open(
    await provider((_, response) => void response.end('{"customStrengthOptions":{"minPasswordLength":9}}')),
  )
  expect((await auth.passwordPolicy()).minimumLength).toBe(9)
})

test('a policy that cannot be fetched is logged and the default holds', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect((await open('http://127.0.0.1:9').passwordPolicy()).minimumLength).toBe(6)
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})
