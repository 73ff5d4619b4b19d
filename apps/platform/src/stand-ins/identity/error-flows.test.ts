import { createAuth, type Auth } from '@search-foundation/auth/auth'
import type { AuthErrorCode } from '@search-foundation/auth/auth-error'
import { getApps } from 'firebase/app'
import { getAuth } from 'firebase/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createIdentityDeleter } from '../../identity/delete-identity.ts'
import { createIdentityFinder } from '../../identity/find-identities.ts'
import { startIdentity, type TestIdentity } from './identity.test-support.ts'

let identity: TestIdentity
let accounts = 0

beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.close())

const password = 'long-enough-1'
const phone = '+15555550177'
const minute = 60_000

const open = (identityUrl = identity.url) =>
  createAuth({ projectId: identity.config.projectId, apiKey: 'local', identityUrl })

/** A wrapper of the provider with the session of a new account. */
async function signedUp() {
  const email = `flow-${accounts++}@example.org`
  const auth = open()
  const { uid } = await auth.signUp({ email, password })
  return { auth, email, uid }
}

/** Sends a request to the emulator with the rights of the project's owner. */
async function asOwner(method: string, path: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(`http://127.0.0.1:${identity.config.identityEmulatorPort}${path}`, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(200)
  return (await response.json()) as Record<string, unknown>
}

const project = () => identity.config.projectId
const update = (localId: string, fields: object) =>
  asOwner('POST', `/identitytoolkit.googleapis.com/v1/projects/${project()}/accounts:update`, {
    localId,
    ...fields,
  })

/** Runs a flow in a project that reveals which addresses have an account. The provider's service has both kinds of projects. */
async function withoutDiscretion(work: () => Promise<unknown>): Promise<unknown> {
  const set = (enableImprovedEmailPrivacy: boolean) =>
    asOwner('PATCH', `/emulator/v1/projects/${project()}/config`, {
      emailPrivacyConfig: { enableImprovedEmailPrivacy },
    })
  await set(false)
  return work().finally(() => set(true))
}

/** A wrapper of the provider for a part of the project in which nobody can use a password. The emulator has such a setting for tenants only. */
async function withoutPasswords(): Promise<Auth> {
  const path = `/identitytoolkit.googleapis.com/v2/projects/${project()}/tenants`
  const { name } = await asOwner('POST', path, { allowPasswordSignup: false, enableEmailLinkSignin: true })
  const auth = open()
  await auth.start()
  const [app] = getApps().toReversed()
  getAuth(app).tenantId = String(name).split('/').at(-1) ?? null
  return auth
}

/** Requests a mail with a code. Returns the code. */
async function resetCode(auth: Auth, email: string): Promise<string> {
  await auth.sendPasswordReset(email)
  const { link } = await identity.mail('reset-password', email)
  return new URL(link).searchParams.get('oobCode') ?? ''
}

/** What leads to each code of specification §8 that the emulator and its front know. `README.md` of the package `auth` names the others. */
const flows: Readonly<Partial<Record<AuthErrorCode, () => Promise<unknown>>>> = {
  'invalid-email': () => open().signUp({ email: 'no address', password }),
  'wrong-password': async () => {
    const { auth } = await signedUp()
    return withoutDiscretion(() => auth.account.confirmPassword('wrong-password'))
  },
  'user-not-found': () => withoutDiscretion(() => open().signIn({ email: 'nobody@example.org', password })),
  'invalid-credential': async () => {
    const { email } = await signedUp()
    return open().signIn({ email, password: 'wrong-password' })
  },
  'email-already-in-use': async () => {
    const { email } = await signedUp()
    return open().signUp({ email, password })
  },
  'too-many-requests': async () => {
    const { email } = await signedUp()
    const wrong = () => open().signIn({ email, password: 'wrong-password' })
    await Promise.allSettled(Array.from({ length: 10 }, wrong))
    return wrong()
  },
  'expired-action-code': async () => {
    const { auth, email } = await signedUp()
    const code = await resetCode(auth, email)
    identity.pass(61 * minute)
    return auth.codes.read(code).finally(() => identity.pass(-61 * minute))
  },
  'invalid-action-code': async () => {
    const { auth, email } = await signedUp()
    const code = await resetCode(auth, email)
    await auth.codes.resetPassword(code, 'another-password-1')
    return auth.codes.resetPassword(code, 'another-password-2')
  },
  'requires-recent-login': async () => {
    const { auth } = await signedUp()
    identity.pass(6 * minute)
    return auth.account.changePassword('another-password-1').finally(() => identity.pass(-6 * minute))
  },
  'user-token-expired': async () => {
    const { auth, uid } = await signedUp()
    await update(uid, { validSince: String(Math.floor(Date.now() / 1000) + 1) })
    return endOf(auth)
  },
  'user-disabled': async () => {
    const { auth, uid } = await signedUp()
    await update(uid, { disableUser: true })
    return endOf(auth)
  },
  'operation-not-allowed': async () =>
    (await withoutPasswords()).signUp({ email: 'new@example.org', password }),
  'password-does-not-meet-requirements': async () => {
    const { auth } = await signedUp()
    return auth.account.changePassword('short')
  },
  // Nothing listens on this port.
  'network-request-failed': () => open('http://127.0.0.1:9').signIn({ email: 'a@example.org', password }),
  'unauthorized-domain': () => open().sendSignInLink('a@example.org', 'https://other.example/'),
  'multi-factor-auth-required': async () => {
    const { auth, email, uid } = await signedUp()
    await update(uid, { emailVerified: true })
    const idToken = await auth.identityToken(true)
    // The provider's client has no phones outside of browsers.
    const started = await identity.post('/v2/accounts/mfaEnrollment:start', {
      idToken,
      phoneEnrollmentInfo: { phoneNumber: phone },
    })
    const { sessionInfo } = started.body['phoneSessionInfo'] as { sessionInfo: string }
    const code = /\d{6}/.exec((await identity.mail('phone-code', phone)).body)?.[0]
    await identity.post('/v2/accounts/mfaEnrollment:finalize', {
      idToken,
      phoneVerificationInfo: { sessionInfo, code },
    })
    return open().signIn({ email, password })
  },
}

/** Refreshes the token, which ends the session. */
async function endOf(auth: Auth): Promise<unknown> {
  const failure: unknown = await auth.identityToken(true).catch((error: unknown) => error)
  expect(auth.session().status).toBe('signed-out')
  throw failure
}

test.each(Object.entries(flows))('%s', async (code, work) => {
  await expect(work()).rejects.toMatchObject({ name: 'AuthError', code })
})

test('a name is saved without a picture and a picture without a name, and both are removed', async () => {
  const { auth } = await signedUp()
  const photoURL = 'https://example.org/ada.png'
  await auth.account.updateProfile({ displayName: 'Ada', photoURL: null })
  expect(auth.session().user).toMatchObject({ displayName: 'Ada', photoURL: null })
  await auth.account.updateProfile({ displayName: null, photoURL })
  expect(auth.session().user).toMatchObject({ displayName: null, photoURL })
  await auth.account.updateProfile({ displayName: null, photoURL: null })
  await auth.account.reload()
  expect(auth.session().user).toMatchObject({ displayName: null, photoURL: null })
})

test('an account that is deleted with our own data is gone at the provider, in either order', async () => {
  const { auth, email, uid } = await signedUp()
  await auth.account.delete(() => Promise.resolve())
  expect(auth.session()).toMatchObject({ status: 'signed-out', reason: 'signed-out' })
  await expect(open().signIn({ email, password })).rejects.toMatchObject({ code: 'invalid-credential' })
  const other = await signedUp()
  // Our services delete the user there, too.
  await other.auth.account.delete(() => createIdentityDeleter(identity.config)(other.uid))
  expect(other.auth.session()).toMatchObject({ status: 'signed-out', reason: 'signed-out' })
  expect(await createIdentityFinder(identity.config)([uid, other.uid])).toEqual([])
})
