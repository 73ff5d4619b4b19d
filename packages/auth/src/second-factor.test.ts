import { describe, expect, test } from 'vitest'

import { createAuth } from './auth.ts'
import { startProvider, testCode } from './identity-provider.test-support.ts'
import { SecondFactorError, type SecondFactorChallenge } from './second-factor.ts'

const phone = {
  mfaEnrollmentId: 'factor-1',
  displayName: 'My phone',
  phoneInfo: '+*******0100',
  enrolledAt: '2026-05-04T10:00:00.000Z',
}
const app = { mfaEnrollmentId: 'factor-2', totpInfo: {}, enrolledAt: '2026-05-04T10:00:00.000Z' }

async function open(...mfaInfo: Record<string, unknown>[]) {
  const provider = await startProvider()
  provider.mfaInfo = mfaInfo
  const auth = createAuth({ projectId: 'demo-test', apiKey: 'any', identityUrl: provider.url })
  return { provider, auth }
}
const signIn = { email: 'a@example.org', password: 'secret' }

/** Signs in with a password that is not enough. */
async function challenged(...mfaInfo: Record<string, unknown>[]) {
  const { provider, auth } = await open(...mfaInfo)
  const error: unknown = await auth.signIn(signIn).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(SecondFactorError)
  const { challenge } = error as SecondFactorError
  return { provider, auth, challenge, factor: firstOf(challenge) }
}

function firstOf({ factors: [first] }: SecondFactorChallenge) {
  if (first === undefined) throw new Error('The challenge has no factor.')
  return first
}

describe('a sign-in that needs a second factor', () => {
  test('waits for it, with the factors of the account', async () => {
    const { auth, challenge } = await challenged(phone, app)
    expect(auth.session()).toEqual({ status: 'second-factor', user: null, challenge })
    expect(await auth.identityToken()).toBeNull()
    expect(challenge.factors).toMatchObject([
      { id: 'factor-1', kind: 'phone', name: 'My phone', phoneNumber: '+*******0100' },
      { id: 'factor-2', kind: 'totp', name: null, phoneNumber: null },
    ])
  })

  test('is finished by the code of a phone, also after a wrong one', async () => {
    const { provider, auth, challenge, factor } = await challenged(phone)
    await challenge.sendCode(factor)
    await expect(challenge.confirm(factor, '000000')).rejects.toMatchObject({
      name: 'AuthError',
      code: 'invalid-verification-code',
    })
    expect(auth.session().status).toBe('second-factor')
    await challenge.confirm(factor, testCode)
    expect(auth.session()).toMatchObject({ status: 'signed-in', user: { uid: 'u1' } })
    expect(provider.changes[0]).toMatchObject(['mfaSignIn:start', { mfaEnrollmentId: 'factor-1' }])
    expect(provider.changes.at(-1)).toMatchObject([
      'mfaSignIn:finalize',
      { phoneVerificationInfo: { sessionInfo: 'sign-in-session', code: testCode } },
    ])
  })

  test('is finished by the code of an app, which is not sent', async () => {
    const { provider, auth, challenge, factor } = await challenged(app)
    await challenge.confirm(factor, testCode)
    expect(auth.session().status).toBe('signed-in')
    expect(provider.changes).toMatchObject([
      ['mfaSignIn:finalize', { totpVerificationInfo: { verificationCode: testCode } }],
    ])
  })

  test('needs a code that was sent for a phone', async () => {
    const { challenge, factor } = await challenged(phone)
    await expect(challenge.confirm(factor, testCode)).rejects.toMatchObject({ code: 'code-expired' })
  })

  test('is given up without a reason to show', async () => {
    const { auth } = await challenged(phone)
    auth.dismissSecondFactor()
    expect(auth.session()).toEqual({ status: 'signed-out', user: null, reason: undefined })
  })
})

test('a user who signs in again supplies the second factor and stays signed in meanwhile', async () => {
  const { provider, auth } = await open()
  await auth.signIn(signIn)
  provider.mfaInfo = [phone]
  const error: unknown = await auth.account.confirmPassword('secret').catch((reason: unknown) => reason)
  expect(auth.session().status).toBe('signed-in')
  const { challenge } = error as SecondFactorError
  await challenge.sendCode(firstOf(challenge))
  await challenge.confirm(firstOf(challenge), testCode)
  expect(auth.session().status).toBe('signed-in')
})

describe('a second factor', () => {
  test('is added by the code that is sent to a phone, and subscribers see it', async () => {
    const { provider, auth } = await open()
    await auth.signIn(signIn)
    const pending = await auth.account.addPhone('+15555550100')
    expect(auth.session().user?.secondFactors).toEqual([])
    provider.user = { mfaInfo: [{ ...phone, phoneInfo: '+15555550100' }] }
    await pending.confirm(testCode)
    expect(auth.session().user?.secondFactors).toMatchObject([{ kind: 'phone', phoneNumber: '+15555550100' }])
    expect(provider.changes).toMatchObject([
      ['mfaEnrollment:start', { phoneEnrollmentInfo: { phoneNumber: '+15555550100' } }],
      ['mfaEnrollment:finalize', { phoneVerificationInfo: { code: testCode } }],
    ])
  })

  test('is added by the first code of an app', async () => {
    const { provider, auth } = await open()
    await auth.signIn(signIn)
    const pending = await auth.account.addApp()
    expect(pending.secret).toBe('JBSWY3DPEHPK3PXP')
    expect(pending.address).toMatch(/^otpauth:\/\/totp\/.*a@example\.org\?secret=JBSWY3DPEHPK3PXP/)
    await expect(pending.confirm('000000')).rejects.toMatchObject({ code: 'invalid-verification-code' })
    provider.user = { mfaInfo: [app] }
    await pending.confirm(testCode)
    expect(auth.session().user?.secondFactors).toMatchObject([{ id: 'factor-2', kind: 'totp' }])
  })

  test('is removed', async () => {
    const { provider, auth } = await open()
    provider.user = { mfaInfo: [app] }
    await auth.signIn(signIn)
    provider.user = { mfaInfo: [] }
    await auth.account.removeSecondFactor('factor-2')
    expect(auth.session().user?.secondFactors).toEqual([])
  })
})

test('the code that is sent to a phone signs in', async () => {
  const { provider, auth } = await open()
  const pending = await auth.signInWithPhone('+15555550100')
  await expect(pending.confirm('000000')).rejects.toMatchObject({ code: 'invalid-verification-code' })
  await pending.confirm(testCode)
  expect(auth.session()).toMatchObject({ status: 'signed-in', user: { uid: 'u1' } })
  expect(provider.changes[0]).toMatchObject([
    'accounts:sendVerificationCode',
    { phoneNumber: '+15555550100' },
  ])
})
