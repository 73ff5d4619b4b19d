import {
  linkWithCredential,
  PhoneAuthProvider,
  RecaptchaVerifier,
  signInWithCredential,
  type ApplicationVerifier,
  type Auth as ProviderAuth,
  type PhoneInfoOptions,
} from 'firebase/auth'

import { toUser } from '../firebase.ts'
import type { AuthUser } from '../session.ts'
import type { AuthConfig } from '../types.ts'
import { currentUser } from './current-user.ts'

/** An identity provider on this machine checks for no bots, so no script of another company is loaded. */
const localVerifier = {
  type: 'recaptcha',
  verify: () => Promise.resolve('local'),
  _reset: () => undefined,
}

/** Runs a call that needs the provider's bot check, which is invisible unless it suspects a bot. */
async function withVerifier<T>(
  auth: ProviderAuth,
  { identityUrl }: AuthConfig,
  work: (verifier: ApplicationVerifier) => Promise<T>,
): Promise<T> {
  if (identityUrl !== undefined) return work(localVerifier)
  const container = document.body.appendChild(document.createElement('div'))
  const verifier = new RecaptchaVerifier(auth, container, { size: 'invisible' })
  try {
    return await work(verifier)
  } finally {
    verifier.clear()
    container.remove()
  }
}

/** Sends a code by text message. Returns the id with which the code is confirmed. */
export const sendCode = (auth: ProviderAuth, config: AuthConfig, phone: PhoneInfoOptions): Promise<string> =>
  withVerifier(auth, config, (verifier) => new PhoneAuthProvider(auth).verifyPhoneNumber(phone, verifier))

/** Signs in with the code that was sent to a phone. */
export const signInWithCode = async (
  auth: ProviderAuth,
  verificationId: string,
  code: string,
): Promise<AuthUser> =>
  toUser((await signInWithCredential(auth, PhoneAuthProvider.credential(verificationId, code))).user)

/** Makes a phone a way to sign in of the signed-in user. */
export async function linkWithCode(auth: ProviderAuth, verificationId: string, code: string): Promise<void> {
  await linkWithCredential(currentUser(auth), PhoneAuthProvider.credential(verificationId, code))
}
