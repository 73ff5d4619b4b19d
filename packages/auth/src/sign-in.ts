import { AuthError, toAuthError } from './auth-error.ts'
import { methods } from './load-chunk.ts'
import { checkByDefault, type PasswordCheck } from './password-check.ts'
import type { ProviderCall } from './provider-calls.ts'
import type { PendingPhone } from './second-factor.ts'
import type { AuthUser } from './session.ts'
import { linkEmail, storeLinkEmail } from './sign-in-link.ts'
import type { AuthConfig, Credentials, SocialProvider } from './types.ts'

/**
 * The ways to sign in. All throw `AuthError`: `network-request-failed` without a connection, `too-many-requests` after many
 * attempts, `user-disabled`, `operation-not-allowed` for a way that the project has switched off. Those that sign in throw
 * `SecondFactorError` when the account needs a second factor; the session then waits for it.
 */
export interface SignIn {
  /** Creates an account and signs in. Throws `email-already-in-use`, `invalid-email`, `password-does-not-meet-requirements`. */
  signUp(credentials: Credentials): Promise<AuthUser>
  /** Signs in with a password. Throws `invalid-credential` for a wrong password and for an unknown address alike. */
  signIn(credentials: Credentials): Promise<AuthUser>
  /** Loads what `signInWith` needs, so that its window opens at once: browsers block a window that opens long after the click. */
  prepareSignInWith(): Promise<void>
  /**
   * Signs in with an account of another company, in a window. Call it in a click. Throws `popup-blocked`, `popup-closed-by-user`,
   * `unauthorized-domain`, `account-exists-with-different-credential`.
   */
  signInWith(provider: SocialProvider): Promise<AuthUser>
  /**
   * Mails a link that signs in and leads to `returnTo`, an address of an authorized domain. Resolves alike for addresses with and without
   * an account. Throws `invalid-email`, `unauthorized-domain`.
   */
  sendSignInLink(email: string, returnTo: string): Promise<void>
  /**
   * Signs in with the address of a page that a mailed link led to. `email` is required if the link was not requested in this
   * browser. Throws `missing-email` when the address is not known, `wrong-link-email` when the link was sent to another one,
   * `expired-action-code`, `invalid-action-code` for a used link.
   */
  signInWithLink(link: string, email?: string): Promise<AuthUser>
  /** Sends a code by text message to a phone (E.164, `+49…`), with which the user signs in. Throws `invalid-phone-number`. */
  signInWithPhone(phoneNumber: string): Promise<PendingPhone>
  /** Sends a link by which the password can be changed. Resolves alike for addresses with and without an account. Throws `invalid-email`. */
  sendPasswordReset(email: string): Promise<void>
  /** Checks a password against the provider's policy; against the default one, and logged, when that cannot be fetched. Never throws. */
  checkPassword(password: string): Promise<PasswordCheck>
}

/** @param call runs a call of the provider and loads its code first */
export const createSignIn = (call: ProviderCall, config: AuthConfig): SignIn => ({
  signUp: (credentials) => call(methods.password, ({ signUp }, provider) => signUp(provider, credentials)),
  signIn: (credentials) => call(methods.password, ({ signIn }, provider) => signIn(provider, credentials)),
  prepareSignInWith: () => call(methods.social, () => Promise.resolve()),
  signInWith: (name) =>
    call(methods.social, ({ openProvider }, provider) => openProvider(provider, name, config, 'sign-in')),
  async sendSignInLink(email, returnTo) {
    await call(methods.emailLink, ({ sendLink }, provider) => sendLink(provider, email, returnTo))
    storeLinkEmail(email)
  },
  async signInWithLink(link, email = linkEmail()) {
    if (email === undefined) throw new AuthError('missing-email')
    const user = await call(methods.emailLink, ({ signInWithLink }, provider) =>
      signInWithLink(provider, email, link),
    )
    storeLinkEmail(undefined)
    return user
  },
  async signInWithPhone(phoneNumber) {
    const id = await call(methods.phone, ({ sendCode }, provider) =>
      sendCode(provider, config, { phoneNumber }),
    )
    return {
      async confirm(code) {
        await call(methods.phone, ({ signInWithCode }, provider) => signInWithCode(provider, id, code))
      },
    }
  },
  async sendPasswordReset(email) {
    try {
      await call(methods.password, ({ sendReset }, provider) => sendReset(provider, email))
    } catch (error) {
      // Otherwise the form would show which addresses have an account.
      if (toAuthError(error).code !== 'user-not-found') throw error
    }
  },
  async checkPassword(password) {
    try {
      return await call(methods.password, ({ checkPassword }, provider) => checkPassword(provider, password))
    } catch (error) {
      console.error('The password policy could not be fetched; the default one is used.', error)
      return checkByDefault(password)
    }
  },
})
