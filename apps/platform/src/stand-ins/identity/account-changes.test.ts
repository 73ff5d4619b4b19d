import {
  applyActionCode,
  EmailAuthProvider,
  GoogleAuthProvider,
  linkWithCredential,
  reauthenticateWithCredential,
  revokeAccessToken,
  sendEmailVerification,
  signInWithEmailAndPassword,
  unlink,
  updatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { nextSecond, ownClients, password } from './identity-clients.test-support.ts'
import { startIdentity, type TestIdentity } from './identity.test-support.ts'

let identity: TestIdentity

beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.close())

const { newClient, signedUp } = ownClients(() => identity)
const minute = 60_000

test('a token of another company is revoked by a signed-in account only', async () => {
  const { client, user } = await signedUp()
  await expect(revokeAccessToken(client, 'token-of-another-company')).resolves.toBeUndefined()
  const revoke = (sent: object) =>
    fetch(`${identity.url}/identitytoolkit.googleapis.com/v2/accounts:revokeToken?key=local`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ providerId: 'apple.com', tokenType: 'ACCESS_TOKEN', ...sent }),
    })
  const idToken = await user.getIdToken()
  expect((await revoke({ idToken })).status).toBe(400)
  for (const forged of ['', 'x.y.z', undefined]) {
    const refused = await revoke({ token: 'token-of-another-company', idToken: forged })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ error: { message: 'INVALID_ID_TOKEN' } })
  }
})

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

test('a changed password ends the other sessions and not the current one', async () => {
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
  const again = await signInWithEmailAndPassword(newClient(), email, password)
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
  expect((await identity.mail('notice', email)).subject).toBe('A sign-in method was added')
  await unlink(user, 'google.com')
  expect((await identity.mail('notice', email)).subject).toBe('A sign-in method was removed')
  expect(await identity.countMails(email)).toBe(2)
})

test('a rejected change is not mailed', async () => {
  const { user, email } = await signedUp()
  await expect(updatePassword(user, 'short')).rejects.toMatchObject({
    code: 'auth/password-does-not-meet-requirements',
  })
  expect(await identity.countMails(email)).toBe(0)
})

describe('a phone as a second factor', () => {
  const phoneNumber = '+15555550111'

  /** The code of the newest text message. */
  const sentCode = async () => /\d{6}/.exec((await identity.mail('phone-code', phoneNumber)).body)?.[0]

  const startEnrollment = (idToken: string) =>
    identity.post('/v2/accounts/mfaEnrollment:start', { idToken, phoneEnrollmentInfo: { phoneNumber } })

  /** Signs up, confirms the address, and adds the phone. */
  async function withPhone() {
    const { user, email, client } = await signedUp()
    await sendEmailVerification(user)
    const { link } = await identity.mail('verify-email', email)
    await applyActionCode(client, new URL(link).searchParams.get('oobCode') ?? '')
    const started = await startEnrollment(await user.getIdToken(true))
    const { sessionInfo } = started.body['phoneSessionInfo'] as { sessionInfo: string }
    const added = await identity.post('/v2/accounts/mfaEnrollment:finalize', {
      idToken: await user.getIdToken(),
      phoneVerificationInfo: { sessionInfo, code: await sentCode() },
    })
    return { email, idToken: String(added.body['idToken']) }
  }

  test('is added by its code, is asked for at sign-in, and its changes are mailed', async () => {
    const { email, idToken } = await withPhone()
    expect((await identity.mail('notice', email)).subject).toBe('A second factor was added')
    await expect(signInWithEmailAndPassword(newClient(), email, password)).rejects.toMatchObject({
      code: 'auth/multi-factor-auth-required',
    })
    const first = await identity.post('/v1/accounts:signInWithPassword', { email, password })
    const [factor] = first.body['mfaInfo'] as { mfaEnrollmentId: string; phoneInfo: string }[]
    expect(factor?.phoneInfo).toMatch(/^\+\*+\d{4}$/)
    const { mfaPendingCredential } = first.body
    const started = await identity.post('/v2/accounts/mfaSignIn:start', {
      mfaPendingCredential,
      mfaEnrollmentId: factor?.mfaEnrollmentId,
      phoneSignInInfo: {},
    })
    const { sessionInfo } = started.body['phoneResponseInfo'] as { sessionInfo: string }
    const finish = (code: string | undefined) =>
      identity.post('/v2/accounts/mfaSignIn:finalize', {
        mfaPendingCredential,
        phoneVerificationInfo: { sessionInfo, code },
      })
    expect((await finish('000000')).body).toMatchObject({ error: { message: 'INVALID_CODE' } })
    const finished = await finish(await sentCode())
    expect(await identity.verify(String(finished.body['idToken']))).toMatchObject({ email })

    await identity.post('/v2/accounts/mfaEnrollment:withdraw', {
      idToken,
      mfaEnrollmentId: factor?.mfaEnrollmentId,
    })
    expect((await identity.mail('notice', email)).subject).toBe('A second factor was removed')
    await signInWithEmailAndPassword(newClient(), email, password)
  })

  test('its code is good for ten minutes and five guesses', async () => {
    const { user, email, client } = await signedUp()
    await sendEmailVerification(user)
    const { link } = await identity.mail('verify-email', email)
    await applyActionCode(client, new URL(link).searchParams.get('oobCode') ?? '')
    const idToken = await user.getIdToken(true)
    const other = '+15555550112'
    const start = async () => {
      const started = await identity.post('/v2/accounts/mfaEnrollment:start', {
        idToken,
        phoneEnrollmentInfo: { phoneNumber: other },
      })
      const { sessionInfo } = started.body['phoneSessionInfo'] as { sessionInfo: string }
      return async (code?: string) => {
        const right = /\d{6}/.exec((await identity.mail('phone-code', other)).body)?.[0]
        const phoneVerificationInfo = { sessionInfo, code: code ?? right }
        return (
          await identity.post('/v2/accounts/mfaEnrollment:finalize', { idToken, phoneVerificationInfo })
        ).body
      }
    }
    const guess = await start()
    for (let count = 0; count < 5; count++)
      expect(await guess('000000')).toMatchObject({ error: { message: 'INVALID_CODE' } })
    expect(await guess()).toMatchObject({
      error: { message: expect.stringContaining('TOO_MANY_ATTEMPTS') as string },
    })
    const late = await start()
    identity.pass(10 * minute)
    expect(await late()).toMatchObject({ error: { message: 'SESSION_EXPIRED' } })
    identity.pass(-10 * minute)
    expect(JSON.stringify(await late())).toContain('idToken')
  })

  test('is added and removed only soon after a sign-in', async () => {
    const { idToken } = await withPhone()
    identity.pass(6 * minute)
    const tooOld = { error: { message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' } }
    expect((await startEnrollment(idToken)).body).toMatchObject(tooOld)
    const removal = { idToken, mfaEnrollmentId: 'any' }
    expect((await identity.post('/v2/accounts/mfaEnrollment:withdraw', removal)).body).toMatchObject(tooOld)
    identity.pass(-6 * minute)
  })
})
