import { expect, test } from 'vitest'

import { createAuth } from './auth.ts'
import { startProvider } from './identity-provider.test-support.ts'

/** A provider whose mailed code does `requestType`, and the wrapper of it. */
async function open(requestType: string, isSignedIn = false) {
  const provider = await startProvider()
  provider.mailedCode = { requestType, email: 'a@example.org', newEmail: 'new@example.org' }
  const auth = createAuth({ projectId: 'demo-test', apiKey: 'any', identityUrl: provider.url })
  if (isSignedIn) await auth.signIn({ email: 'a@example.org', password: 'secret' })
  return { provider, auth }
}

test.each([
  ['VERIFY_EMAIL', 'verify-email', 'a@example.org'],
  ['VERIFY_AND_CHANGE_EMAIL', 'change-email', 'new@example.org'],
  ['RECOVER_EMAIL', 'recover-email', 'a@example.org'],
  ['PASSWORD_RESET', 'reset-password', 'a@example.org'],
])('a code for %s is read as %s of %s, and not used up', async (requestType, kind, email) => {
  const { provider, auth } = await open(requestType)
  expect(await auth.codes.read('code-1')).toEqual({ kind, email })
  expect(provider.changes).toEqual([])
})

test('a code of a link that signs in is no code for the account', async () => {
  const { auth } = await open('EMAIL_SIGNIN')
  await expect(auth.codes.read('code-1')).rejects.toMatchObject({ code: 'invalid-action-code' })
})

test.each([
  ['EXPIRED_OOB_CODE', 'expired-action-code'],
  ['INVALID_OOB_CODE', 'invalid-action-code'],
])('a code refused with %s throws %s, whatever it is used for', async (refusal, code) => {
  const { provider, auth } = await open('VERIFY_EMAIL')
  provider.changeRefusal = refusal
  await expect(auth.codes.read('code-1')).rejects.toMatchObject({ name: 'AuthError', code })
  await expect(auth.codes.apply('code-1')).rejects.toMatchObject({ name: 'AuthError', code })
  await expect(auth.codes.resetPassword('code-1', 'another-secret')).rejects.toMatchObject({ code })
})

test('a confirmed address is seen in the session of the same browser, with another token', async () => {
  const { provider, auth } = await open('VERIFY_EMAIL', true)
  provider.user = { emailVerified: true }
  await auth.codes.apply('code-1')
  expect(provider.changes).toMatchObject([['accounts:update', { oobCode: 'code-1' }]])
  expect(auth.session().user?.emailVerified).toBe(true)
  expect(provider.refreshes).toBe(1)
})

test('a session that the new password has revoked ends', async () => {
  const { provider, auth } = await open('PASSWORD_RESET', true)
  provider.refusal = 'TOKEN_EXPIRED'
  await auth.codes.resetPassword('code-1', 'another-secret')
  expect(auth.session()).toMatchObject({ status: 'signed-out', reason: 'user-token-expired' })
})
