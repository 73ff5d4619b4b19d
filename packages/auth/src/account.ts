import type { AuthConfig, SocialProvider } from './auth.ts'
import type { FirebaseAuth } from './firebase.ts'
import type * as AccountMethods from './methods/account.ts'
import type * as PhoneMethods from './methods/phone.ts'
import type * as SecondFactorMethods from './methods/second-factor.ts'
import type { Purpose } from './methods/social.ts'
import type { PendingApp, PendingPhone } from './second-factor.ts'

/** What other people see of a user. */
export interface Profile {
  displayName: string | null
  photoURL: string | null
}

/**
 * Changes of the signed-in user's account. All throw `AuthError`: `user-token-expired` when nobody is signed in, and
 * `requires-recent-login` where the last sign-in is too long ago; `confirmPassword` or `confirmWith` renew it. Subscribers of the session
 * see the changed user.
 */
export interface Account {
  /** Reads the user again from the provider, for changes that were made elsewhere, such as a confirmed address. */
  reload(): Promise<void>
  /** Mails a link that confirms the address and leads to `returnTo`. */
  sendVerification(returnTo: string): Promise<void>
  /** Mails a link to the new address. The account uses that address once the link is opened. Needs a recent sign-in. */
  changeEmail(email: string, returnTo: string): Promise<void>
  /** Sets the password, also of an account that had none. Needs a recent sign-in. */
  changePassword(password: string): Promise<void>
  updateProfile(profile: Profile): Promise<void>
  /** Lets the account be used with an account of another company, too, in a window. Call it in a click. */
  linkWith(provider: SocialProvider): Promise<void>
  /** Sends a code to a phone (E.164), with which the account can be used, too, once the code is confirmed. */
  linkPhone(phoneNumber: string): Promise<PendingPhone>
  /** Removes a way to sign in, by its id among `providers` of the user; never the last one (`last-provider`). */
  unlink(providerId: string): Promise<void>
  /** Sends a code to a phone (E.164), which becomes a second factor with it. Needs a recent sign-in and a confirmed address. */
  addPhone(phoneNumber: string): Promise<PendingPhone>
  /** Creates the secret of an authenticator app, which becomes a second factor with its first code. Needs the same. */
  addApp(): Promise<PendingApp>
  /** Removes a second factor, by its id. Needs a recent sign-in. */
  removeSecondFactor(id: string): Promise<void>
  /** Signs the present user in again, with the password. */
  confirmPassword(password: string): Promise<void>
  /** Signs the present user in again, in a window. Call it in a click. */
  confirmWith(provider: SocialProvider): Promise<void>
}

/** How the changes reach the provider. Both load their code first and show subscribers the changed user. */
interface Provider {
  change(
    work: (methods: typeof AccountMethods, provider: FirebaseAuth['provider']) => Promise<void>,
  ): Promise<void>
  open(name: SocialProvider, purpose: Purpose): Promise<void>
  /** As `change`, for the code of phones. */
  changePhone<T>(
    work: (methods: typeof PhoneMethods, provider: FirebaseAuth['provider']) => Promise<T>,
  ): Promise<T>
  /** As `change`, for the code of second factors. */
  changeFactors<T>(
    work: (methods: typeof SecondFactorMethods, provider: FirebaseAuth['provider']) => Promise<T>,
  ): Promise<T>
  config: AuthConfig
}

export const createAccount = ({ change, open, changePhone, changeFactors, config }: Provider): Account => ({
  reload: () => change(({ reload }, provider) => reload(provider)),
  sendVerification: (returnTo) =>
    change(({ sendVerification }, provider) => sendVerification(provider, returnTo)),
  changeEmail: (email, returnTo) =>
    change(({ changeEmail }, provider) => changeEmail(provider, email, returnTo)),
  changePassword: (password) => change(({ changePassword }, provider) => changePassword(provider, password)),
  updateProfile: (profile) => change(({ updateProfile }, provider) => updateProfile(provider, profile)),
  linkWith: (name) => open(name, 'link'),
  async linkPhone(phoneNumber) {
    const id = await changePhone(({ sendCode }, provider) => sendCode(provider, config, { phoneNumber }))
    return {
      confirm: (code) => changePhone(({ linkWithCode }, provider) => linkWithCode(provider, id, code)),
    }
  },
  unlink: (providerId) => change(({ unlink }, provider) => unlink(provider, providerId)),
  async addPhone(phoneNumber) {
    const pending = await changeFactors(({ addPhone }, provider) => addPhone(provider, config, phoneNumber))
    return { confirm: (code) => changeFactors(() => pending.confirm(code)) }
  },
  async addApp() {
    const pending = await changeFactors(({ addApp }, provider) => addApp(provider))
    return { ...pending, confirm: (code) => changeFactors(() => pending.confirm(code)) }
  },
  removeSecondFactor: (id) => changeFactors(({ removeFactor }, provider) => removeFactor(provider, id)),
  confirmPassword: (password) =>
    change(({ confirmPassword }, provider) => confirmPassword(provider, password)),
  confirmWith: (name) => open(name, 'confirm'),
})
