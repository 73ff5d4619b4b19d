import { expect, test, vi } from 'vitest'

import type { AuthErrorCode } from './auth-error.ts'
import { createAuth, type Auth } from './auth.ts'
import { startProvider, type TestProvider } from './identity-provider.test-support.ts'

const credentials = { email: 'a@example.org', password: 'secret' }
const page = 'https://app.example/api-dashboard'
const phone = { mfaEnrollmentId: 'factor-1', phoneInfo: '+*******0100' }

/** What a user does when the failure occurs, and the error that the provider responds with, if it is one of the provider's. */
type Flow = readonly [
  code: AuthErrorCode,
  refusal: string | undefined,
  work: (auth: Auth, provider: TestProvider) => Promise<unknown>,
]

const signUp = (auth: Auth) => auth.signUp(credentials)
const signIn = (auth: Auth) => auth.signIn(credentials)
const changePassword = (auth: Auth) => auth.account.changePassword('short')
const readCode = (auth: Auth) => auth.codes.read('code-1')
const sendLink = (auth: Auth) => auth.sendSignInLink('a@example.org', page)
const refresh = (auth: Auth) => auth.identityToken(true)
const openWindow = (auth: Auth) => auth.signInWith('google')

/** The eighteen codes of specification §8, each with a flow that leads to it. */
const flows: readonly Flow[] = [
  ['invalid-email', 'INVALID_EMAIL', signUp],
  ['wrong-password', 'INVALID_PASSWORD', (auth) => auth.account.confirmPassword('wrong')],
  ['invalid-credential', 'INVALID_LOGIN_CREDENTIALS', signIn],
  ['email-already-in-use', 'EMAIL_EXISTS', signUp],
  ['user-not-found', 'EMAIL_NOT_FOUND', signIn],
  ['too-many-requests', 'TOO_MANY_ATTEMPTS_TRY_LATER : Wait a while.', signIn],
  ['expired-action-code', 'EXPIRED_OOB_CODE', readCode],
  ['invalid-action-code', 'INVALID_OOB_CODE', readCode],
  ['requires-recent-login', 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN', changePassword],
  ['user-token-expired', 'TOKEN_EXPIRED', refresh],
  ['user-disabled', 'USER_DISABLED', refresh],
  ['operation-not-allowed', 'OPERATION_NOT_ALLOWED', signUp],
  ['password-does-not-meet-requirements', 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : […]', changePassword],
  ['network-request-failed', undefined, () => signIn(open('http://127.0.0.1:9'))],
  ['popup-blocked', undefined, (auth) => withWindow(null, () => openWindow(auth))],
  ['popup-closed-by-user', undefined, (auth) => withWindow({ closed: true }, () => openWindow(auth))],
  ['unauthorized-domain', 'UNAUTHORIZED_DOMAIN : Not ours.', sendLink],
  [
    'multi-factor-auth-required',
    undefined,
    (auth, provider) => {
      provider.mfaInfo = [phone]
      return signIn(auth)
    },
  ],
]

const open = (identityUrl: string) => createAuth({ projectId: 'demo-test', apiKey: 'any', identityUrl })

/** Runs a sign-in whose window is `opened`; null when the browser blocks it. */
async function withWindow(
  opened: { closed: boolean } | null,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const browser = {
    open: () => opened,
    addEventListener: () => undefined,
    document: { documentElement: { lang: 'en' } },
    location: { href: page, hostname: new URL(page).hostname },
    screenX: 0,
    screenY: 0,
    outerWidth: 1440,
    outerHeight: 900,
  }
  for (const [name, value] of Object.entries(browser)) vi.stubGlobal(name, value)
  return work().finally(() => vi.unstubAllGlobals())
}

test.each(flows)('%s', async (code, refusal, work) => {
  const provider = await startProvider()
  const auth = open(provider.url)
  await signIn(auth)
  provider.refusal = refusal
  provider.changeRefusal = refusal
  provider.signInRefusal = refusal
  await expect(work(auth, provider)).rejects.toMatchObject({ name: 'AuthError', code })
})
