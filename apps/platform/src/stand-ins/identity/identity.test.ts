import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { getAuth } from 'firebase-admin/auth'
import { initializeApp } from 'firebase/app'
import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  fetchSignInMethodsForEmail,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  isSignInWithEmailLink,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  updateEmail,
  updatePassword,
  validatePassword,
  verifyBeforeUpdateEmail,
  type Auth,
  type UserCredential,
} from 'firebase/auth'
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { adminApp } from '../../identity/admin-app.ts'
import { createIdentityFinder } from '../../identity/find-identities.ts'
import { startIdentity, type TestIdentity } from './identity.test-support.ts'
import { malformedCall, sendMalformed } from './malformed-calls.test-support.ts'

let identity: TestIdentity
let clients = 0
let accounts = 0

beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.close())

/** Malformed requests per batch, and number of batches. */
const batchSize = 20
const batches = 40

const password = 'long-enough-1'
const hour = 3_600_000
const minute = 60_000

/** Creates the identity provider's own client, not signed in. */
function newClient(): Auth {
  const app = initializeApp({ projectId: identity.config.projectId, apiKey: 'local' }, `client-${clients++}`)
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, identity.url, { disableWarnings: true })
  return auth
}

/** Creates an account and signs in with the identity provider's own client. */
async function signedUp(): Promise<UserCredential & { email: string; client: Auth }> {
  const email = `user-${accounts++}@example.org`
  const client = newClient()
  return { ...(await createUserWithEmailAndPassword(client, email, password)), email, client }
}

/** Returns a callable function of the functions host, with the provider's own client and its session. */
function callable(client: Auth, name: string) {
  const functions = getFunctions(client.app, identity.config.region)
  connectFunctionsEmulator(functions, '127.0.0.1', identity.functionsPort)
  return httpsCallable(functions, name)
}

const signIn = (email: string, secret = password) => signInWithEmailAndPassword(newClient(), email, secret)

/** The code of a mailed link. */
const codeOf = (link: string): string => new URL(link).searchParams.get('oobCode') ?? ''

/** Waits for the next second of the clock, which the emulator's process shares: tokens and revocations have whole seconds. */
const nextSecond = () => wait(1000 - (Date.now() % 1000) + 20)

describe('passwords', () => {
  test('the policy can be read, and applies to sign-up, changes and the link of a mail', async () => {
    const client = newClient()
    const told = await validatePassword(client, 'short')
    expect([told.isValid, told.passwordPolicy.customStrengthOptions.minPasswordLength]).toEqual([false, 8])
    const weak = { code: 'auth/password-does-not-meet-requirements' }
    await expect(createUserWithEmailAndPassword(client, 'weak@example.org', 'short')).rejects.toMatchObject(
      weak,
    )
    const { user, email } = await signedUp()
    await expect(updatePassword(user, 'short')).rejects.toMatchObject(weak)
    await sendPasswordResetEmail(client, email)
    const { link } = await identity.mail('reset-password', email)
    await expect(confirmPasswordReset(client, codeOf(link), 'short')).rejects.toMatchObject(weak)
    await updatePassword(user, 'another-password')
    await expect(signIn(email)).rejects.toMatchObject({ code: 'auth/invalid-credential' })
    expect((await signIn(email, 'another-password')).user.uid).toBe(user.uid)
  })

  test('sign-in pauses after ten wrong passwords, with Retry-After, for that account only', async () => {
    const [{ email }, other] = [await signedUp(), await signedUp()]
    const wrong = { email, password: 'wrong-password', returnSecureToken: true }
    for (let count = 0; count < 10; count++)
      expect((await identity.post('/v1/accounts:signInWithPassword', wrong)).body).toMatchObject({
        error: { message: 'INVALID_LOGIN_CREDENTIALS' },
      })
    const paused = await identity.post('/v1/accounts:signInWithPassword', wrong)
    expect([paused.status, Number(paused.headers.get('retry-after'))]).toEqual([
      429,
      expect.closeTo(30, -1) as number,
    ])
    await expect(signIn(email)).rejects.toMatchObject({ code: 'auth/too-many-requests' })
    expect((await signIn(other.email)).user.uid).toBe(other.user.uid)
  })
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

describe('codes by mail and phone are sent, and their links work', () => {
  test('a new password', async () => {
    const { email } = await signedUp()
    const client = newClient()
    await sendPasswordResetEmail(client, email, { url: 'http://localhost:3001/api-dashboard' })
    const { link } = await identity.mail('reset-password', email)
    expect(new URL(link).searchParams.get('continueUrl')).toBe('http://localhost:3001/api-dashboard')
    expect((await checkActionCode(client, codeOf(link))).data.email).toBe(email)
    await confirmPasswordReset(client, codeOf(link), 'a-new-password')
    expect((await signIn(email, 'a-new-password')).user.email).toBe(email)
    await expect(checkActionCode(client, codeOf(link))).rejects.toMatchObject({
      code: 'auth/invalid-action-code',
    })
  })

  test.each([
    ['http://localhost:3001', 'http://localhost:3001'],
    ['http://evil.example', 'http://localhost:3000'],
    ['null', 'http://localhost:3000'],
  ])('the link of a mail that %s requested opens the page of %s', async (origin, expected) => {
    const { email } = await signedUp()
    await fetch(`${identity.url}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=local`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ requestType: 'PASSWORD_RESET', email }),
    })
    const { body } = await identity.mail('reset-password', email)
    expect(body).toContain(`${expected}/api-dashboard/account-action?mode=resetPassword&`)
  })

  test('a password reset responds alike for known and unknown addresses, and mails known ones only', async () => {
    const { email } = await signedUp()
    const reset = async (to: string) => {
      const { status, body, headers } = await identity.post('/v1/accounts:sendOobCode', {
        requestType: 'PASSWORD_RESET',
        email: to,
      })
      const names = [...headers.keys()].filter((name) => name !== 'date')
      return { status, names, body: JSON.stringify(body).replace(to.toLowerCase(), 'the address') }
    }
    const unknown = email.replace('user', 'User-unknown')
    const response = await reset(unknown)
    expect(await reset(email)).toEqual(response)
    expect(response.status).toBe(200)
    await expect(sendPasswordResetEmail(newClient(), unknown)).resolves.toBeUndefined()
    await identity.mail('reset-password', email)
    expect(await identity.countMails(unknown)).toBe(0)
  })

  test.each([
    '/identitytoolkit.googleapis.com/v1/accounts%3AsignInWithPassword',
    '/identitytoolkit.googleapis.com//v1/accounts:signInWithPassword',
    '//identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword/',
    '/identitytoolkit.googleapis.com/v1/accounts:SignInWithPassword',
    '/identitytoolkit.googleapis.com/V1/accounts:signInWithPassword',
    '/IdentityToolkit.googleapis.com/v1/accounts:signInWithPassword',
    '/WWW.googleapis.com/identitytoolkit/v3/relyingparty/verifyPassword',
    '/www.googleapis.com/identitytoolkit/v3/relyingparty/verifyPassword',
    '/%77ww.googleapis.com/identitytoolkit/v3/relyingparty/verifyPassword',
    '/x/../www.googleapis.com/identitytoolkit/v3/relyingparty/verifyPassword',
  ])('no other spelling of a path signs in: %s', async (path) => {
    const { email } = await signedUp()
    const response = await fetch(`${identity.url}${path}?key=local`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    })
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(await response.text()).not.toContain('idToken')
  })

  test('a used reset ends the other links of the account', async () => {
    const { email } = await signedUp()
    const request = async () => {
      await identity.post('/v1/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email })
    }
    await request()
    const first = codeOf((await identity.mail('reset-password', email)).link)
    await request()
    await expect.poll(() => identity.countMails(email)).toBe(2)
    const second = codeOf((await identity.mail('reset-password', email)).link)
    const reset = (oobCode: string) =>
      identity.post('/v1/accounts:resetPassword', { oobCode, newPassword: 'another-password' })
    expect((await reset(second)).status).toBe(200)
    expect((await reset(first)).body).toMatchObject({ error: { message: 'EXPIRED_OOB_CODE' } })
  })

  test('an address gets ten reset mails in an hour, whether it has an account or not', async () => {
    const { email } = await signedUp()
    for (const address of [email, `unknown-${email}`]) {
      const request = () =>
        identity.post('/v1/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: address })
      for (let count = 0; count < 10; count++) expect((await request()).status).toBe(200)
      expect((await request()).status).toBe(429)
    }
  })

  test('an unknown address and a wrong password fail alike, and nobody learns how an address signs in', async () => {
    const { email } = await signedUp()
    const attempt = (address: string) =>
      identity.post('/v1/accounts:signInWithPassword', { email: address, password: 'wrong-password' })
    const [wrong, unknown] = [await attempt(email), await attempt('nobody@example.org')]
    expect({ status: unknown.status, body: unknown.body }).toEqual({ status: wrong.status, body: wrong.body })
    await expect(signIn('nobody@example.org')).rejects.toMatchObject({ code: 'auth/invalid-credential' })
    await expect(fetchSignInMethodsForEmail(newClient(), email)).resolves.toEqual([])
    const lookUp = async (identifier: string) => {
      const { status, body } = await identity.post('/v1/accounts:createAuthUri', {
        identifier,
        continueUri: 'http://localhost:3001',
      })
      return { status, fields: Object.keys(body) }
    }
    expect(await lookUp(email)).toEqual(await lookUp('nobody@example.org'))
  })

  test('only who knows the password of an account learns that it is disabled', async () => {
    const { user, email } = await signedUp()
    const attempt = (address: string, given: string) =>
      identity.post('/v1/accounts:signInWithPassword', { email: address, password: given })
    const unknown = await attempt('nobody@example.org', password)
    const { projectId, identityEmulatorPort } = identity.config
    await fetch(
      `http://127.0.0.1:${identityEmulatorPort}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`,
      {
        method: 'POST',
        headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
        body: JSON.stringify({ localId: user.uid, disableUser: true }),
      },
    )
    const wrong = await attempt(email, 'wrong-password')
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body])
    await expect(signIn(email)).rejects.toMatchObject({ code: 'auth/user-disabled' })
  })

  test("an address is confirmed in the language of the client, and not by opening the emulator's own link", async () => {
    const client = newClient()
    client.languageCode = 'de'
    const email = 'german@example.org'
    const { user } = await createUserWithEmailAndPassword(client, email, password)
    await sendEmailVerification(user)
    const { subject, link } = await identity.mail('verify-email', email)
    expect(subject).toBe('E-Mail-Adresse bestätigen')
    const { search } = new URL(link)
    expect(search).toContain('lang=de')
    const opened = await fetch(`${identity.url}/emulator/action${search}`, { redirect: 'manual' })
    expect(opened.headers.get('location')).toBe(`http://localhost:3000/api-dashboard/account-action${search}`)
    await user.reload()
    expect(user.emailVerified).toBe(false)
    await applyActionCode(client, codeOf(link))
    await user.reload()
    expect(user.emailVerified).toBe(true)
  })

  test('a new address is used once it is confirmed', async () => {
    const { user, email } = await signedUp()
    await verifyBeforeUpdateEmail(user, `confirmed-${email}`)
    expect((await signIn(email)).user.uid).toBe(user.uid)
    const { link } = await identity.mail('change-email', `confirmed-${email}`)
    await applyActionCode(newClient(), codeOf(link))
    expect((await signIn(`confirmed-${email}`)).user.uid).toBe(user.uid)
  })

  test('the request of a new address responds alike when another account has it, and mails nothing then', async () => {
    const [{ user }, other] = [await signedUp(), await signedUp()]
    const change = async (newEmail: string) =>
      identity.post('/v1/accounts:sendOobCode', {
        requestType: 'VERIFY_AND_CHANGE_EMAIL',
        idToken: await user.getIdToken(),
        newEmail,
      })
    const free = await change(`free-${other.email}`)
    const taken = await change(other.email)
    expect([taken.status, taken.body]).toEqual([200, free.body])
    expect(free.status).toBe(200)
    await identity.mail('change-email', `free-${other.email}`)
    expect(await identity.countMails(other.email)).toBe(0)
  })

  test('the code of a mail expires when the mail says so', async () => {
    const { user, email } = await signedUp()
    const client = newClient()
    await sendEmailVerification(user)
    const verification = await identity.mail('verify-email', email)
    await sendPasswordResetEmail(client, email)
    const reset = await identity.mail('reset-password', email)
    const code = codeOf(reset.link)
    await sendSignInLinkToEmail(client, email, { url: 'http://localhost:3001/', handleCodeInApp: true })
    const { link, body } = await identity.mail('sign-in-link', email)
    expect(reset.body).toContain('The link works once, within an hour.')
    expect(body).toContain('The link works once, within six hours.')
    expect(verification.body).toContain('The link works once, within three days.')
    identity.pass(hour - 10 * minute)
    expect((await checkActionCode(client, code)).data.email).toBe(email)
    identity.pass(10 * minute)
    const expired = { code: 'auth/expired-action-code' }
    await expect(checkActionCode(client, code)).rejects.toMatchObject(expired)
    await expect(confirmPasswordReset(client, code, 'a-new-password')).rejects.toMatchObject(expired)
    identity.pass(5 * hour)
    await expect(signInWithEmailLink(client, email, link)).rejects.toMatchObject(expired)
    identity.pass(66 * hour - 10 * minute)
    expect((await checkActionCode(client, codeOf(verification.link))).data.email).toBe(email)
    identity.pass(10 * minute)
    await expect(checkActionCode(client, codeOf(verification.link))).rejects.toMatchObject(expired)
  })

  test('a change of the address can be undone by its owner', async () => {
    const { user, email } = await signedUp()
    const changed = `new-${email}`
    await verifyBeforeUpdateEmail(user, changed)
    await applyActionCode(newClient(), codeOf((await identity.mail('change-email', changed)).link))
    expect((await signIn(changed)).user.uid).toBe(user.uid)
    const { subject, body, link } = await identity.mail('change-email', email)
    expect(subject).toBe('Your email address was changed')
    expect(body).toMatch(/The link works once, within three days\.$/)
    await applyActionCode(newClient(), codeOf(link))
    expect((await signIn(email)).user.uid).toBe(user.uid)
    // The address that was taken back gets no code to change it again.
    expect(await identity.countMails(changed)).toBe(1)
  })

  test('an address is changed by a mailed link only, so that no response reveals whether it has an account', async () => {
    const [{ user }, other] = [await signedUp(), await signedUp()]
    for (const email of [other.email, `free-${other.email}`])
      await expect(updateEmail(user, email)).rejects.toMatchObject({ code: 'auth/operation-not-allowed' })
  })

  test('a sign-in link leads to our own pages only', async () => {
    const client = newClient()
    const settings = { url: 'http://localhost:3001/sign-in?from=mail', handleCodeInApp: true }
    await sendSignInLinkToEmail(client, 'link@example.org', settings)
    const { link } = await identity.mail('sign-in-link', 'link@example.org')
    expect(new URL(link).searchParams.get('continueUrl')).toBe(settings.url)
    expect(isSignInWithEmailLink(client, link)).toBe(true)
    expect((await signInWithEmailLink(client, 'link@example.org', link)).user.email).toBe('link@example.org')
    const foreign = { url: 'http://evil.example/', handleCodeInApp: true }
    await expect(sendSignInLinkToEmail(client, 'link@example.org', foreign)).rejects.toMatchObject({
      code: 'auth/unauthorized-continue-uri',
    })
    const bent = `${identity.url}/emulator/action?continueUrl=http://evil.example/`
    expect((await fetch(bent, { redirect: 'manual' })).headers.get('location')).toMatch(
      /^http:\/\/localhost:3000\//,
    )
  })

  test('a code by phone', async () => {
    const { body } = await identity.post('/v1/accounts:sendVerificationCode', { phoneNumber: '+15555550100' })
    const sent = await identity.mail('phone-code', '+15555550100')
    // The form that browsers read codes from, for the pages of one host.
    expect(sent.body).toMatch(/^(\d{6}) is your code for .+\.\n\n@localhost #\1$/)
    const signedIn = await identity.post('/v1/accounts:signInWithPhoneNumber', {
      sessionInfo: body['sessionInfo'],
      code: /\d{6}/.exec(sent.body)?.[0],
    })
    expect(signedIn.body).toMatchObject({ phoneNumber: '+15555550100', isNewUser: true })
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

test('every malformed request gets a response, and no server error', async () => {
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
    { numRuns: batches, seed: Number(process.env['FUZZ_SEED'] ?? 20_261_121), endOnFailure: true },
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
