import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { getAuth } from 'firebase-admin/auth'
import { deleteUser, GoogleAuthProvider, signInWithCredential, type Auth } from 'firebase/auth'
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { adminApp } from '../../identity/admin-app.ts'
import { createIdentityFinder } from '../../identity/find-identities.ts'
import { lengthOf, seed } from '../../resilience/test-length.test-support.ts'
import { nextSecond, ownClients } from './identity-clients.test-support.ts'
import { startIdentity, type TestIdentity } from './identity.test-support.ts'
import { malformedCall, sendMalformed } from './malformed-calls.test-support.ts'

let identity: TestIdentity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.close())

const { newClient, signedUp, signIn } = ownClients(() => identity)

const batchSize = 20
const malformedCalls = lengthOf('FUZZ_IDENTITY', { short: 200, long: 800 })

/** Returns a callable function of the functions host, with the provider's own client and its session. */
function callable(client: Auth, name: string) {
  const functions = getFunctions(client.app, identity.config.region)
  connectFunctionsEmulator(functions, '127.0.0.1', identity.functionsPort)
  return httpsCallable(functions, name)
}

test('the tokens of a revoked session are rejected and not refreshed, and a new sign-in works', async () => {
  const { verify } = identity
  const { user, email, client } = await signedUp()
  const token = await user.getIdToken()
  expect(await verify(token)).toMatchObject({ uid: user.uid, email })
  const getUserInfo = callable(client, 'account/getUserInfo')
  const preferences = { language: 'de' }
  expect((await getUserInfo({ preferences })).data).toMatchObject({ uid: user.uid, email, preferences })
  await nextSecond()
  await getAuth(adminApp(identity.config)).revokeRefreshTokens(user.uid)
  expect(await verify(token)).toBeUndefined()
  await expect(getUserInfo({})).rejects.toMatchObject({ code: 'functions/unauthenticated' })
  await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' })
  expect(await verify(await (await signIn(email)).user.getIdToken())).toMatchObject({ uid: user.uid })
})

test('deleting an account deletes its user from the identity provider too', async () => {
  const { user, email } = await signedUp()
  const answer = await fetch(`${identity.platformUrl}/api/v1/account`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${await user.getIdToken()}`, 'content-type': 'application/json' },
    body: JSON.stringify({ confirm: email }),
  })
  expect(answer.status).toBe(200)
  await expect(signIn(email)).rejects.toMatchObject({ code: 'auth/invalid-credential' })
})

test('a user who is deleted by the own client of the provider is no longer listed, and the others are with their addresses', async () => {
  const find = createIdentityFinder(identity.config)
  const [one, other] = [await signedUp(), await signedUp()]
  const uids = [one.user.uid, other.user.uid, 'nobody']
  const listed = (await find(uids)).toSorted((a, b) => uids.indexOf(a.uid) - uids.indexOf(b.uid))
  expect(listed).toMatchObject([
    { uid: one.user.uid, email: one.email, isEmailVerified: false },
    { uid: other.user.uid, email: other.email },
  ])
  await deleteUser(one.user)
  expect(await find(uids)).toMatchObject([{ uid: other.user.uid }])
})

describe('pages of other sites', () => {
  const oobCodes = () => `/emulator/v1/projects/${identity.config.projectId}/oobCodes`
  const ask = async (url: string, headers: Record<string, string>) => {
    const { status, headers: answered } = await fetch(url, { headers })
    return { status, allowed: answered.get('access-control-allow-origin') }
  }

  test.each(['https://other.example', 'null', 'http://localhost:3000'])(
    'the emulator refuses the origin %s',
    async (origin) => {
      const emulator = `http://127.0.0.1:${identity.config.identityEmulatorPort}`
      expect((await ask(emulator + oobCodes(), { authorization: 'Bearer owner' })).status).toBe(200)
      expect(await ask(emulator + oobCodes(), { authorization: 'Bearer owner', origin })).toEqual({
        status: 403,
        allowed: null,
      })
    },
  )

  test.each([
    ['https://other.example', null],
    ['null', null],
    ['http://localhost:3000', 'http://localhost:3000'],
  ])('the front lets the origin %s read its responses: %s', async (origin, allowed) => {
    expect((await ask(identity.url + oobCodes(), { origin })).allowed).toBe(allowed)
    const policy = `${identity.url}/identitytoolkit.googleapis.com/v2/passwordPolicy`
    expect((await ask(policy, { origin })).allowed).toBe(allowed)
  })

  test('every page may read which domains are authorized, which are those of our apps', async () => {
    const projects = `${identity.url}/identitytoolkit.googleapis.com/v1/projects?key=local`
    expect(await ask(projects, { origin: 'https://other.example' })).toEqual({ status: 200, allowed: '*' })
    const hosts = identity.config.appOrigins.map((origin) => new URL(origin).hostname)
    const { authorizedDomains } = (await (await fetch(projects)).json()) as { authorizedDomains: string[] }
    expect(authorizedDomains.toSorted()).toEqual([...new Set(hosts)].toSorted())
    expect(authorizedDomains).toContain('localhost')
  })
})

describe('the account picker', () => {
  const open = (query: Record<string, string>, language = 'en') =>
    fetch(`${identity.url}/emulator/auth/handler?${new URLSearchParams(query).toString()}`, {
      headers: { 'accept-language': language },
    })
  const asked = { apiKey: 'local', appName: 'session', providerId: 'google.com', authType: 'signInViaPopup' }

  test('offers the accounts of the provider, with a content security policy that blocks other origins', async () => {
    const claims = { sub: '4711', email: 'grace@example.org', email_verified: true, name: 'Grace <b>' }
    const client = newClient()
    await signInWithCredential(client, GoogleAuthProvider.credential(JSON.stringify(claims)))
    const answer = await open(asked)
    const text = await answer.text()
    expect(text).toContain('Grace &lt;b&gt;')
    expect(text).toContain('grace@example.org')
    expect(text).not.toMatch(/(src|href)="http/)
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-/)
    expect(await (await open({ ...asked, providerId: 'github.com' })).text()).toContain(
      'no local GitHub account',
    )
    expect(await (await open(asked, 'de-DE,de;q=0.9')).text()).toContain('Mit Google anmelden')
  })

  test('requires a provider, and redirects to our own pages only', async () => {
    expect((await open({ ...asked, providerId: '' })).status).toBe(400)
    const back = { ...asked, authType: 'signInViaRedirect' }
    expect((await open({ ...back, redirectUrl: 'http://evil.example/' })).status).toBe(400)
    expect((await open({ ...back, redirectUrl: 'javascript:alert(1)' })).status).toBe(400)
    expect((await open({ ...back, redirectUrl: 'http://localhost:3001/x' })).status).toBe(200)
  })
})

test(`${malformedCalls} malformed requests of the seed ${seed}: each gets a response, and no server error`, async () => {
  const calls = fc.array(malformedCall, { minLength: batchSize, maxLength: batchSize, size: 'max' })
  await fc.assert(
    fc.asyncProperty(calls, async (batch) => {
      const answers = await Promise.all(
        batch.map(async (call) => ({
          call,
          status: await sendMalformed(identity.config.identityPort, call),
        })),
      )
      expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    }),
    { numRuns: malformedCalls / batchSize, seed, endOnFailure: true },
  )
})

test('a crash of the emulator is an outage until it runs again, and loses no user or session', async () => {
  const { config, platformUrl, url, verify } = identity
  const file = join(config.dataDir, 'identity', 'users.json')
  const kept = await signedUp()
  const revoked = await signedUp()
  const token = await kept.user.getIdToken()
  await nextSecond()
  await getAuth(adminApp(config)).revokeRefreshTokens(revoked.user.uid)
  const sessionsEnd = () => {
    const { users } = JSON.parse(readFileSync(file, 'utf8')) as {
      users: { localId: string; validSince: string }[]
    }
    return Number(users.find(({ localId }) => localId === revoked.user.uid)?.validSince)
  }
  const signedUpAt = Date.parse(revoked.user.metadata.creationTime ?? '') / 1000
  await expect.poll(sessionsEnd).toBeGreaterThan(signedUpAt)
  const busy = Array.from({ length: 30 }, () => signedUp().catch(() => undefined))
  await Promise.race(busy)
  const headers = { authorization: `Bearer ${token}` }
  process.kill(identity.emulatorPid(), 'SIGKILL')
  const during = await Promise.all([
    fetch(`${platformUrl}/ready`),
    fetch(`${platformUrl}/api/v1/account/keys`, { headers }),
    fetch(`${platformUrl}/empty`, { method: 'POST', headers }),
    fetch(`${url}/`),
  ])
  // Any other code signs out the user of a page that is loaded now.
  await expect(kept.user.reload()).rejects.toMatchObject({ code: 'auth/network-request-failed' })
  writeFileSync(`${file}.partial`, '{"users":[{"localId":"to')
  expect(during.map(({ status }) => status)).toEqual([503, 503, 503, 503])
  for (const response of during) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  await Promise.all(busy)
  const isReady = async () => (await fetch(`${platformUrl}/ready`)).status
  await expect.poll(isReady, { timeout: 60_000 }).toBe(200)
  expect((await fetch(`${platformUrl}/api/v1/account/keys`, { headers })).status).toBe(200)
  expect((await signIn(kept.email)).user.uid).toBe(kept.user.uid)
  expect(await verify(token)).toMatchObject({ uid: kept.user.uid })
  expect(await verify(await kept.user.getIdToken(true))).toMatchObject({ uid: kept.user.uid })
  await expect(revoked.user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' })
})
