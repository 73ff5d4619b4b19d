import { setTimeout as wait } from 'node:timers/promises'
import { initializeApp } from 'firebase/app'
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  linkWithCredential,
  reauthenticateWithCredential,
  signInWithEmailAndPassword,
  unlink,
  updatePassword,
  verifyBeforeUpdateEmail,
  type Auth,
  type UserCredential,
} from 'firebase/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startIdentity, type TestIdentity } from './identity.test-support.ts'

let identity: TestIdentity
let accounts = 0

beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.close())

const password = 'long-enough-1'
const minute = 60_000

/** Waits for the next second of the clock, which the emulator's process shares: tokens and revocations have whole seconds. */
const nextSecond = () => wait(1000 - (Date.now() % 1000) + 20)

function newClient(name: string): Auth {
  const app = initializeApp({ projectId: identity.config.projectId, apiKey: 'local' }, name)
  const client = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(client, identity.url, { disableWarnings: true })
  return client
}

async function signedUp(): Promise<UserCredential & { email: string; client: Auth }> {
  const email = `changes-${accounts++}@example.org`
  const client = newClient(email)
  return { ...(await createUserWithEmailAndPassword(client, email, password)), email, client }
}

test('address, password and the account itself are changed only soon after a sign-in', async () => {
  const { user, email } = await signedUp()
  identity.pass(4 * minute)
  await updatePassword(user, 'another-password')
  // The change of a password renews the sign-in.
  identity.pass(6 * minute)
  const tooOld = { code: 'auth/requires-recent-login' }
  await expect(updatePassword(user, 'yet-another-password')).rejects.toMatchObject(tooOld)
  await expect(verifyBeforeUpdateEmail(user, `new-${email}`)).rejects.toMatchObject(tooOld)
  await expect(user.delete()).rejects.toMatchObject(tooOld)
  await user.reload()
  expect(user.email).toBe(email)
  identity.pass(-10 * minute)
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, 'another-password'))
  await user.delete()
})

test('a changed password ends the other sessions and not the present one', async () => {
  const { user, email, client } = await signedUp()
  const before = await user.getIdToken()
  await nextSecond()
  await updatePassword(user, 'another-password')
  expect(await identity.verify(before)).toBeUndefined()
  expect(await identity.verify(await user.getIdToken())).toMatchObject({ uid: user.uid, email })
  await user.getIdToken(true)
  expect(client.currentUser?.uid).toBe(user.uid)
})

test('signing out everywhere ends every session, and is recorded and mailed', async () => {
  const { user, email } = await signedUp()
  const token = await user.getIdToken()
  const call = (method: string, path: string) =>
    fetch(`${identity.platformUrl}/api/v1/account/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
    })
  await nextSecond()
  expect((await call('DELETE', 'sessions')).status).toBe(200)
  expect((await call('GET', 'audit')).status).toBe(401)
  await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' })
  expect((await identity.mail('notice', email)).subject).toBe('You were signed out everywhere')
  const again = await signInWithEmailAndPassword(newClient(`again-${email}`), email, password)
  const audit = await fetch(`${identity.platformUrl}/api/v1/account/audit`, {
    headers: { authorization: `Bearer ${await again.user.getIdToken()}` },
  })
  expect(await audit.json()).toMatchObject({ records: [{ action: 'sessions_revoked' }] })
})

test('a changed password is mailed to the owner, in the language of the client', async () => {
  const { user, email, client } = await signedUp()
  client.languageCode = 'de'
  await updatePassword(user, 'another-password')
  const { subject, body } = await identity.mail('notice', email)
  expect(subject).toBe('Ihr Passwort wurde geändert')
  expect(body).toContain(email)
})

test('a linked and an unlinked provider are mailed to the owner', async () => {
  const { user, email } = await signedUp()
  const claims = { sub: `google-${email}`, email: `google-${email}`, email_verified: true }
  await linkWithCredential(user, GoogleAuthProvider.credential(JSON.stringify(claims)))
  expect(user.providerData.map(({ providerId }) => providerId).toSorted()).toEqual(['google.com', 'password'])
  expect((await identity.mail('notice', email)).subject).toBe('A way to sign in was added')
  await unlink(user, 'google.com')
  expect((await identity.mail('notice', email)).subject).toBe('A way to sign in was removed')
  expect(await identity.countMails(email)).toBe(2)
})

test('a rejected change is not mailed', async () => {
  const { user, email } = await signedUp()
  await expect(updatePassword(user, 'short')).rejects.toMatchObject({
    code: 'auth/password-does-not-meet-requirements',
  })
  expect(await identity.countMails(email)).toBe(0)
})
