import { describe, expect, test, vi } from 'vitest'

import { createAuth, type Auth } from './auth.ts'
import { serialOf, serve, startProvider } from './identity-provider.test-support.ts'
import { isSignInLink, withoutSignInLink } from './sign-in-link.ts'

const open = (identityUrl: string) => createAuth({ projectId: 'demo-test', apiKey: 'any', identityUrl })
const credentials = { email: 'a@example.org', password: 'secret' }

/** A provider that refuses every call with `message`. */
const refusing = (message: string) =>
  serve((_, response) => {
    response.statusCode = 400
    response.end(JSON.stringify({ error: { code: 400, message } }))
  })

/** A provider that accepts everything and records the language of each request. */
async function recording() {
  const requests: { language: unknown }[] = []
  const url = await serve(({ headers, method }, response) => {
    if (method === 'POST') requests.push({ language: headers['x-firebase-locale'] })
    response.end('{}')
  })
  return { url, requests }
}

/** Every session that subscribers see from now on, by status and reason. */
function history(auth: Auth): string[] {
  const seen: string[] = []
  auth.subscribe(() => {
    const session = auth.session()
    seen.push(session.status === 'signed-out' ? `signed-out: ${session.reason}` : session.status)
  })
  return seen
}

test('the session is unknown before the start; then nobody is signed in and there is no token', async () => {
  const auth = open(await serve((_, response) => void response.end('{}')))
  expect(auth.session().status).toBe('unknown')
  await auth.start()
  expect(auth.session()).toEqual({ status: 'signed-out', user: null, reason: undefined })
  expect(await auth.identityToken()).toBeNull()
})

test.each([
  ['INVALID_LOGIN_CREDENTIALS', 'invalid-credential'],
  ['USER_DISABLED', 'user-disabled'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER : slow down', 'too-many-requests'],
  ['SOMETHING_NEW', 'unknown'],
])('a sign-in refused with %s throws the code %s', async (message, code) => {
  const auth = open(await refusing(message))
  await expect(auth.signIn(credentials)).rejects.toMatchObject({ name: 'AuthError', code })
})

test('the session stays unknown while the provider cannot be reached, and the next start tries again', async () => {
  vi.resetModules()
  vi.doMock('./firebase.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const { createAuth: createFresh } = await import('./auth.ts')
  const { url: identityUrl } = await startProvider()
  const auth = createFresh({ projectId: 'demo-test', apiKey: 'any', identityUrl })
  await expect(auth.start()).rejects.toMatchObject({ code: 'network-request-failed' })
  expect(auth.session()).toEqual({ status: 'unknown', user: null, isUnreachable: true })
  vi.doUnmock('./firebase.ts')
  await auth.start()
  expect(auth.session().status).toBe('signed-out')
})

test('signing in changes the session and gives a token; signing out ends both', async () => {
  const auth = open((await startProvider()).url)
  const seen: string[] = []
  const unsubscribe = auth.subscribe(() => void seen.push(auth.session().status))
  expect(await auth.signIn(credentials)).toMatchObject({ uid: 'u1', email: credentials.email })
  expect(auth.session()).toMatchObject({ status: 'signed-in', user: { uid: 'u1' } })
  expect(serialOf(await auth.identityToken())).toBe(0)
  await auth.signOut()
  expect(auth.session()).toMatchObject({ status: 'signed-out', reason: 'signed-out' })
  expect(await auth.identityToken()).toBeNull()
  unsubscribe()
  await auth.signIn(credentials)
  expect(seen).toEqual(['signed-out', 'signed-in', 'signed-out'])
})

test('a demanded refresh gives another token, and subscribers see no change', async () => {
  const auth = open((await startProvider()).url)
  await auth.signIn(credentials)
  expect(serialOf(await auth.identityToken())).toBe(0)
  const seen = history(auth)
  expect(serialOf(await auth.identityToken(true))).toBe(1)
  expect(serialOf(await auth.identityToken())).toBe(1)
  expect(seen).toEqual([])
})

test('a token in its last five minutes is refreshed by the first call', async () => {
  const auth = open((await startProvider(240)).url)
  await auth.signIn(credentials)
  expect(serialOf(await auth.identityToken())).toBe(1)
})

test.each([600, -600])(
  'a provider whose clock is %i s ahead changes nothing about that',
  async (clockAhead) => {
    const long = open((await startProvider(540, { clockAhead })).url)
    await long.signIn(credentials)
    expect(serialOf(await long.identityToken())).toBe(0)
    const short = open((await startProvider(240, { clockAhead })).url)
    await short.signIn(credentials)
    expect(serialOf(await short.identityToken())).toBe(1)
  },
)

test('each mail is requested in the language that the page has at that time', async () => {
  const { url, requests } = await recording()
  const page = { documentElement: { lang: 'de' } }
  vi.stubGlobal('document', page)
  const auth = open(url)
  await auth.sendPasswordReset('a@example.org')
  page.documentElement.lang = 'ja'
  await auth.sendPasswordReset('a@example.org')
  vi.unstubAllGlobals()
  expect(requests.map(({ language }) => language)).toEqual(['de', 'ja'])
})

describe('a session ends once', () => {
  test.each([
    ['USER_DISABLED', 'user-disabled'],
    ['TOKEN_EXPIRED', 'user-token-expired'],
    // The account was deleted, in the words of the provider and of its emulator.
    ['USER_NOT_FOUND', 'user-token-expired'],
    ['INVALID_REFRESH_TOKEN', 'user-token-expired'],
  ])('when ten callers get %s for their refresh', async (refusal, reason) => {
    const provider = await startProvider()
    const auth = open(provider.url)
    await auth.signIn(credentials)
    provider.refusal = refusal
    const seen = history(auth)
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => auth.identityToken(true)))
    expect(results.map((result) => result.status === 'rejected' && (result.reason as Error).message)).toEqual(
      Array(10).fill(reason),
    )
    expect(seen).toEqual([`signed-out: ${reason}`])
    expect(provider.refreshes).toBe(1)
    expect(await auth.identityToken()).toBeNull()
  })

  test.each([
    ['USER_DISABLED', 'user-disabled'],
    ['TOKEN_EXPIRED', 'user-token-expired'],
    ['USER_NOT_FOUND', 'user-token-expired'],
  ])('when a change of the account gets %s', async (refusal, reason) => {
    const provider = await startProvider()
    const auth = open(provider.url)
    await auth.signIn(credentials)
    provider.changeRefusal = refusal
    const seen = history(auth)
    const change = auth.account.updateProfile({ displayName: 'Ada', photoURL: null })
    await expect(change).rejects.toMatchObject({ code: reason })
    expect(seen).toEqual([`signed-out: ${reason}`])
    provider.changeRefusal = undefined
    await auth.signIn(credentials)
    expect(auth.session().status).toBe('signed-in')
  })

  test('when services refuse a fresh token', async () => {
    const auth = open((await startProvider()).url)
    await auth.signIn(credentials)
    const seen = history(auth)
    await Promise.all([auth.expireSession(), auth.expireSession()])
    expect(seen).toEqual(['signed-out: user-token-expired'])
  })

  test('and not when a refresh fails for another reason', async () => {
    const provider = await startProvider()
    const auth = open(provider.url)
    await auth.signIn(credentials)
    provider.refusal = 'INTERNAL_ERROR'
    await expect(auth.identityToken(true)).rejects.toMatchObject({ name: 'AuthError' })
    expect(auth.session().status).toBe('signed-in')
  })
})

test('a password reset resolves for an address without an account, and rejects for other failures', async () => {
  await open(await refusing('EMAIL_NOT_FOUND')).sendPasswordReset('nobody@example.org')
  await expect(open(await refusing('INVALID_EMAIL')).sendPasswordReset('nobody')).rejects.toMatchObject({
    code: 'invalid-email',
  })
})

describe('a password', () => {
  const policy = {
    customStrengthOptions: {
      minPasswordLength: 8,
      maxPasswordLength: 10,
      containsLowercaseCharacter: true,
      containsUppercaseCharacter: true,
      containsNumericCharacter: true,
      containsNonAlphanumericCharacter: true,
    },
    allowedNonAlphanumericCharacters: ['!', '?'],
    schemaVersion: 1,
  }

  test.each([
    ['', ['too-short', 'lowercase', 'uppercase', 'numeric', 'non-alphanumeric']],
    ['aB3!aB3!aB3!', ['too-long']],
    ['aB3 aB3 ', ['non-alphanumeric']],
    ['aB3!aB3!', []],
  ])('%j is checked against the policy of the provider', async (password, faults) => {
    const auth = open(await serve((_, response) => void response.end(JSON.stringify(policy))))
    expect(await auth.checkPassword(password)).toEqual({ faults, minimumLength: 8, maximumLength: 10 })
  })

  test('needs six characters when the policy has no minimum', async () => {
    const auth = open(
      await serve((_, response) => void response.end('{"customStrengthOptions":{},"schemaVersion":1}')),
    )
    expect((await auth.checkPassword('abcde')).faults).toEqual(['too-short'])
    expect((await auth.checkPassword('abcdef')).faults).toEqual([])
  })

  test('needs six characters, which is logged, when the policy cannot be fetched', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const auth = open('http://127.0.0.1:9')
    expect(await auth.checkPassword('abcde')).toMatchObject({ faults: ['too-short'], minimumLength: 6 })
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
  })
})

describe('a sign-in link', () => {
  const link =
    'https://app.example/api-dashboard/usage?range=7d&mode=signIn&oobCode=abc&apiKey=any&lang=en#top'

  test.each([
    [link, true],
    ['https://app.example/?mode=signIn', false],
    ['https://app.example/?mode=resetPassword&oobCode=abc', false],
  ])('is recognized by mode and code: %s', (address, expected) => {
    expect(isSignInLink(address)).toBe(expected)
  })

  test('leaves the page its own query and hash', () => {
    expect(withoutSignInLink(link).href).toBe('https://app.example/api-dashboard/usage?range=7d#top')
  })

  test('needs the address in a browser that did not request the link', async () => {
    const auth = open((await startProvider()).url)
    await expect(auth.signInWithLink(link)).rejects.toMatchObject({ code: 'missing-email' })
    expect(await auth.signInWithLink(link, credentials.email)).toMatchObject({ uid: 'u1' })
  })

  test('has an error of its own for an address that did not get it', async () => {
    const auth = open(await refusing('INVALID_EMAIL : The email does not match the sign-in email address.'))
    await expect(auth.signInWithLink(link, 'b@example.org')).rejects.toMatchObject({
      code: 'wrong-link-email',
    })
  })
})
