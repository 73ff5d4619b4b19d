import type { AuthError, AuthErrorCode } from './auth-error.ts'
import { methods } from './load-chunk.ts'
import type { ProviderCall } from './provider-calls.ts'
import type { PendingApp, PendingPhone } from './second-factor.ts'
import type { SessionFlow } from './session-flow.ts'
import type { AuthConfig, Profile, SocialProvider } from './types.ts'

/**
 * Changes of the signed-in user's account. All throw `AuthError`: `user-token-expired` when nobody is signed in, and
 * `requires-recent-login` where the last sign-in is too long ago; `confirmPassword` or `confirmWith` renew it; `network-request-failed`
 * without a connection. Subscribers of the session see the changed user.
 */
export interface Account {
  /** Reads the user again from the provider, for changes that were made elsewhere, such as a confirmed address. */
  reload(): Promise<void>
  /** Mails a link that confirms the address and leads to `returnTo`. */
  sendVerification(returnTo: string): Promise<void>
  /**
   * Mails a link to the new address. The account uses that address once the link is opened. Needs a recent sign-in. Throws `invalid-email`,
   * `email-already-in-use`.
   */
  changeEmail(email: string, returnTo: string): Promise<void>
  /**
   * Sets the password, also of an account that had none. Needs a recent sign-in. Throws `password-does-not-meet-requirements`.
   */
  changePassword(password: string): Promise<void>
  /** Sets the name and the picture. */
  updateProfile(profile: Profile): Promise<void>
  /**
   * Lets the account be used with an account of another company, too, in a window. Call it in a click. Throws `popup-blocked`,
   * `popup-closed-by-user`, `credential-already-in-use`, `provider-already-linked`.
   */
  linkWith(provider: SocialProvider): Promise<void>
  /** Sends a code to a phone (E.164), with which the account can be used, too, once the code is confirmed. Throws `invalid-phone-number`. */
  linkPhone(phoneNumber: string): Promise<PendingPhone>
  /**
   * Removes a way to sign in, by its id among `providers` of the user, and revokes the access token of its company. Throws `last-provider` for the only
   * one.
   */
  unlink(providerId: string): Promise<void>
  /**
   * Sends a code to a phone (E.164), which becomes a second factor with it. Needs a recent sign-in and a confirmed address. Throws
   * `unverified-email`, `invalid-phone-number`, `second-factor-already-in-use`, `maximum-second-factor-count-exceeded`.
   */
  addPhone(phoneNumber: string): Promise<PendingPhone>
  /** Creates the secret of an authenticator app, which becomes a second factor with its first code. Needs and throws the same. */
  addApp(): Promise<PendingApp>
  /** Removes a second factor, by its id. Needs a recent sign-in. */
  removeSecondFactor(id: string): Promise<void>
  /** Signs the current user in again, with the password. Throws `invalid-credential`; `SecondFactorError` for an account with one. */
  confirmPassword(password: string): Promise<void>
  /**
   * Signs the current user in again, in a window. Call it in a click. Throws `popup-blocked`, `popup-closed-by-user`, `user-mismatch` for the
   * account of somebody else.
   */
  confirmWith(provider: SocialProvider): Promise<void>
  /**
   * Deletes the account and ends the session in every tab: revokes the access tokens of other companies, runs `eraseData`, which erases what our services
   * store and may delete the user at the provider, too, and then deletes the user there. When `eraseData` fails, the session goes on and its error is
   * thrown; afterwards nothing is thrown.
   */
  delete(eraseData: () => Promise<void>): Promise<void>
}

/** What the provider says about a user whom it does not have any more. */
const goneCodes: ReadonlySet<AuthErrorCode> = new Set(['user-not-found', 'user-token-expired'])

interface Calls {
  /** Runs a call of the provider, and loads its code first. */
  call: ProviderCall
  /** The same for a change of the account; shows subscribers the changed user. */
  change: ProviderCall
  signOutAfter: SessionFlow['signOutAfter']
}

/** Returns the changes that the signed-in user can make; each loads its code at the provider with its first call. */
export function createAccount({ call, change, signOutAfter }: Calls, config: AuthConfig): Account {
  const open = async (name: SocialProvider, purpose: 'link' | 'confirm') => {
    await change(methods.social, ({ openProvider }, provider) =>
      openProvider(provider, name, config, purpose),
    )
  }
  return {
    reload: () => change(methods.account, ({ reload }, provider) => reload(provider)),
    sendVerification: (returnTo) =>
      change(methods.account, ({ sendVerification }, provider) => sendVerification(provider, returnTo)),
    changeEmail: (email, returnTo) =>
      change(methods.account, ({ changeEmail }, provider) => changeEmail(provider, email, returnTo)),
    changePassword: (password) =>
      change(methods.account, ({ changePassword }, provider) => changePassword(provider, password)),
    updateProfile: (profile) =>
      change(methods.account, ({ updateProfile }, provider) => updateProfile(provider, profile)),
    linkWith: (name) => open(name, 'link'),
    async linkPhone(phoneNumber) {
      const id = await change(methods.phone, ({ sendCode }, provider) =>
        sendCode(provider, config, { phoneNumber }),
      )
      return {
        confirm: (code) =>
          change(methods.phone, ({ linkWithCode }, provider) => linkWithCode(provider, id, code)),
      }
    },
    unlink: (providerId) => change(methods.account, ({ unlink }, provider) => unlink(provider, providerId)),
    async addPhone(phoneNumber) {
      const pending = await change(methods.secondFactor, ({ addPhone }, provider) =>
        addPhone(provider, config, phoneNumber),
      )
      return { confirm: (code) => change(methods.secondFactor, () => pending.confirm(code)) }
    },
    async addApp() {
      const pending = await change(methods.secondFactor, ({ addApp }, provider) => addApp(provider))
      return { ...pending, confirm: (code) => change(methods.secondFactor, () => pending.confirm(code)) }
    },
    removeSecondFactor: (id) =>
      change(methods.secondFactor, ({ removeFactor }, provider) => removeFactor(provider, id)),
    confirmPassword: (password) =>
      change(methods.account, ({ confirmPassword }, provider) => confirmPassword(provider, password)),
    confirmWith: (name) => open(name, 'confirm'),
    async delete(eraseData) {
      await call(methods.account, ({ revokeCompanyTokens }, provider) => revokeCompanyTokens(provider))
      await eraseData()
      const deleteUser = () =>
        call(methods.account, ({ deleteUser: remove }, provider) => remove(provider)).catch(
          (error: AuthError) => {
            // Our services have deleted the user already, or do so later.
            if (!goneCodes.has(error.code)) console.warn('The user was not deleted at the provider.', error)
          },
        )
      await signOutAfter(deleteUser).catch((error: unknown) => console.warn('The sign-out failed.', error))
    },
  }
}
