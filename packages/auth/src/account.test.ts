import { expect, onTestFinished, test, vi } from 'vitest'

import { createAuth } from './auth.ts'
import { startProvider, testCode } from './identity-provider.test-support.ts'

const returnTo = 'https://app.example/api-dashboard/settings'

/** The account of a signed-in user at a provider, with the providers that subscribers see after each change. */
async function signedIn(user: Record<string, unknown> = {}) {
  const provider = await startProvider()
  provider.user = user
  const auth = createAuth({ projectId: 'demo-test', apiKey: 'any', identityUrl: provider.url })
  await auth.signIn({ email: 'a@example.org', password: 'secret' })
  return { provider, auth, account: auth.account }
}

const withProviders = (...ids: string[]) => ({
  providerUserInfo: ids.map((providerId) => ({ providerId, rawId: providerId })),
})

test("the user has every field of the provider's record", async () => {
  const { auth } = await signedIn({
    ...withProviders('password', 'google.com'),
    emailVerified: true,
    displayName: 'Ada',
    photoUrl: 'https://example.org/ada.png',
    phoneNumber: '+491700000000',
    createdAt: '1700000000000',
    lastLoginAt: '1700000100000',
  })
  expect(auth.session().user).toEqual({
    uid: 'u1',
    email: 'a@example.org',
    emailVerified: true,
    displayName: 'Ada',
    photoURL: 'https://example.org/ada.png',
    phoneNumber: '+491700000000',
    isAnonymous: false,
    tenantId: null,
    providers: ['password', 'google.com'],
    secondFactors: [],
    createdAt: '2023-11-14T22:13:20.000Z',
    lastSignInAt: '2023-11-14T22:15:00.000Z',
  })
})

test('an address that was confirmed elsewhere is seen after a reload, once', async () => {
  const { provider, auth, account } = await signedIn()
  expect(auth.session()).toMatchObject({ status: 'signed-in', needsVerification: true })
  const seen: (boolean | undefined)[] = []
  auth.subscribe(() => seen.push(auth.session().user?.emailVerified))
  await account.reload()
  expect(seen).toEqual([])
  provider.user = { emailVerified: true }
  await account.reload()
  expect(seen).toEqual([true])
  expect(auth.session()).toMatchObject({ status: 'signed-in', needsVerification: false })
})

test('address and password are changed by requests that name where to go on', async () => {
  const { provider, account } = await signedIn()
  await account.sendVerification(returnTo)
  await account.changeEmail('new@example.org', returnTo)
  await account.changePassword('another-secret')
  expect(provider.changes).toMatchObject([
    ['accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', continueUrl: returnTo }],
    [
      'accounts:sendOobCode',
      { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: 'new@example.org', continueUrl: returnTo },
    ],
    ['accounts:update', { password: 'another-secret' }],
  ])
})

test('the token after a changed password is another one', async () => {
  const { provider, auth, account } = await signedIn()
  const before = await auth.identityToken(true)
  await account.changePassword('another-secret')
  expect(await auth.identityToken()).not.toBe(before)
  expect(provider.refreshes).toBe(1)
})

test('a removed way to sign in is gone from the user', async () => {
  const { provider, auth, account } = await signedIn(withProviders('password', 'google.com'))
  provider.user = withProviders('password')
  await account.unlink('google.com')
  expect(provider.changes).toMatchObject([['accounts:update', { deleteProvider: ['google.com'] }]])
  expect(auth.session().user?.providers).toEqual(['password'])
})

test('the last way to sign in is never removed', async () => {
  const { provider, auth, account } = await signedIn(withProviders('google.com'))
  await expect(account.unlink('google.com')).rejects.toMatchObject({ code: 'last-provider' })
  expect(provider.changes).toEqual([])
  expect(auth.session().status).toBe('signed-in')
})

test('a phone is added as a way to sign in by the code that is sent to it', async () => {
  const { provider, account } = await signedIn(withProviders('password'))
  const pending = await account.linkPhone('+15555550100')
  await expect(pending.confirm('000000')).rejects.toMatchObject({ code: 'invalid-verification-code' })
  await pending.confirm(testCode)
  const [path, sent] = provider.changes.at(-1) ?? []
  expect(path).toBe('accounts:signInWithPhoneNumber')
  expect(sent).toMatchObject({ code: testCode, idToken: expect.any(String) as string })
})

test('a change that needs a recent sign-in throws a code for that, and the session goes on', async () => {
  const { provider, auth, account } = await signedIn()
  provider.changeRefusal = 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN'
  await expect(account.changePassword('another-secret')).rejects.toMatchObject({
    name: 'AuthError',
    code: 'requires-recent-login',
  })
  await account.confirmPassword('secret')
  provider.changeRefusal = undefined
  await account.changePassword('another-secret')
  expect(auth.session().status).toBe('signed-in')
})

test('without a session there is nothing to change', async () => {
  const { auth, account } = await signedIn()
  await auth.signOut()
  await expect(account.changePassword('another-secret')).rejects.toMatchObject({ code: 'user-token-expired' })
})

test('a deletion erases our data before the user at the provider, and ends the session as a sign-out', async () => {
  const { provider, auth, account } = await signedIn()
  const before: number[] = []
  await account.delete(async () => void before.push(provider.changes.length))
  expect(before).toEqual([0])
  expect(provider.changes).toMatchObject([['accounts:delete', { idToken: expect.any(String) as string }]])
  expect(auth.session()).toMatchObject({ status: 'signed-out', reason: 'signed-out' })
})

test.each(['USER_NOT_FOUND', 'TOKEN_EXPIRED'])(
  'a user whom our services have deleted at the provider, too, is deleted: %s',
  async (refusal) => {
    const { provider, auth, account } = await signedIn()
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    onTestFinished(() => warned.mockRestore())
    await account.delete(async () => void (provider.changeRefusal = refusal))
    expect(auth.session()).toMatchObject({ status: 'signed-out', reason: 'signed-out' })
    expect(warned).not.toHaveBeenCalled()
  },
)

test('when our data cannot be erased, nothing is deleted at the provider, and the session goes on', async () => {
  const { provider, auth, account } = await signedIn()
  await expect(account.delete(() => Promise.reject(new Error('503')))).rejects.toThrow('503')
  expect(provider.changes).toEqual([])
  expect(auth.session().status).toBe('signed-in')
})
