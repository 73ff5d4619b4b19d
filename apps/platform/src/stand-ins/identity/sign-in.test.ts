import {
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  fetchSignInMethodsForEmail,
  isSignInWithEmailLink,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithEmailLink,
  updatePassword,
  validatePassword,
} from 'firebase/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { codeOf, password, ownClients } from './identity-clients.test-support.ts'
import { startIdentity, type TestIdentity } from './identity.test-support.ts'

let identity: TestIdentity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.close())

const { newClient, signedUp, signIn } = ownClients(() => identity)

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

test('a code by phone signs in', async () => {
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
