import { createAccount, type Account } from './account.ts'
import { AuthError, endsSession, toAuthError, toSessionError } from './auth-error.ts'
import type { FirebaseAuth } from './firebase.ts'
import { createTokenSource } from './identity-token.ts'
import { loadChunk, methods } from './load-chunk.ts'
import { createMailedCodes, type MailedCodes } from './mailed-codes.ts'
import { checkByDefault, type PasswordCheck } from './password-check.ts'
import { createRefreshTimer } from './refresh-timer.ts'
import { SecondFactorError, type PendingPhone, type SecondFactor } from './second-factor.ts'
import { createSession, type AuthUser, type Session, type SessionEnd } from './session.ts'
import { linkEmail, storeLinkEmail } from './sign-in-link.ts'
import { createSignOutChannel } from './sign-out-channel.ts'

export interface AuthConfig {
  projectId: string
  /** The identity provider's web API key; public by design. */
  apiKey: string
  /** Address of an identity provider on this machine; the provider's own service if absent. */
  identityUrl?: string | undefined
  /** The domain on which the provider's own service ends a sign-in with another company's account. */
  authDomain?: string | undefined
}

/** Companies whose accounts can be used to sign in. */
export const socialProviders = ['google', 'github'] as const
export type SocialProvider = (typeof socialProviders)[number]

export interface Credentials {
  email: string
  password: string
}

export interface Auth {
  /** Who is signed in. `unknown` until the provider's SDK has loaded and read the stored session. */
  session(): Session
  /** Calls `listener` after every change of the session. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void
  /** Loads the provider's SDK and finds out who is signed in. Safe to call again. Throws `AuthError`. */
  start(): Promise<void>
  /** Throws `AuthError`. */
  signUp(credentials: Credentials): Promise<AuthUser>
  /** Throws `AuthError`. */
  signIn(credentials: Credentials): Promise<AuthUser>
  /** Loads what `signInWith` needs, so that its window opens at once: browsers block a window that opens long after the click. */
  prepareSignInWith(): Promise<void>
  /** Signs in with an account of another company, in a window. Call it in a click. Throws `AuthError`. */
  signInWith(provider: SocialProvider): Promise<AuthUser>
  /** Mails a link that signs in and leads to `returnTo`. Resolves alike for addresses with and without an account. Throws `AuthError`. */
  sendSignInLink(email: string, returnTo: string): Promise<void>
  /**
   * Signs in with the address of a page that a mailed link led to. `email` is required if the link was not requested in this
   * browser. Throws `AuthError`; `missing-email` when the address is not known, `wrong-link-email` when the link was sent to another one.
   */
  signInWithLink(link: string, email?: string): Promise<AuthUser>
  /** Sends a code by text message to a phone (E.164), with which the user signs in. Throws `AuthError`. */
  signInWithPhone(phoneNumber: string): Promise<PendingPhone>
  /** Gives up a sign-in that waits for a second factor. */
  dismissSecondFactor(): void
  /** Sends a link by which the password can be changed. Resolves alike for addresses with and without an account. Throws `AuthError`. */
  sendPasswordReset(email: string): Promise<void>
  /** Ends the session at once, then signs out at the provider. Throws `AuthError`. */
  signOut(): Promise<void>
  /**
   * Returns the bearer token for calls, or null when nobody is signed in. With `refresh`, for callers whose token a service refused,
   * it is a new one. Throws `AuthError`; when the account is disabled or the session was revoked, the user is signed out first.
   */
  identityToken(refresh?: boolean): Promise<string | null>
  /** Signs the user out because a service refused a token that was just refreshed. Does nothing when nobody is signed in. */
  expireSession(): Promise<void>
  /** Checks a password against the provider's policy; against the default one, and logged, when that cannot be fetched. */
  checkPassword(password: string): Promise<PasswordCheck>
  account: Account
  codes: MailedCodes
}

/** Longest wait for the failure that explains why the provider's SDK has signed the user out, in milliseconds. It comes at once. */
const reasonTimeout = 500

const warn = (cause: unknown): void => console.warn('The sign-out failed.', cause)

/** Creates the wrapper of the identity provider. Loads nothing before `start` or a call that needs the provider. */
export function createAuth(config: AuthConfig): Auth {
  const session = createSession()
  let loading: Promise<FirebaseAuth> | undefined
  /** The user whom the provider reported last. */
  let latest: AuthUser | null = null
  /** Calls with the token of the session that are in flight. */
  const pending = new Set<Promise<unknown>>()
  const tokens = createTokenSource((force) => asUser(async () => (await load()).issueToken(force)))

  const refreshTimer = createRefreshTimer(tokens)
  const otherTabs = createSignOutChannel(`sf:sign-out ${config.projectId}`, (uid) => {
    if (session.get().user?.uid === uid) leaveProvider(uid, 'signed-out-elsewhere').catch(warn)
  })

  function begin(user: AuthUser): void {
    const isOther = user.uid !== session.get().user?.uid
    if (isOther) tokens.clear()
    session.begin(user)
    if (!isOther) return
    refreshTimer.start()
    otherTabs.open()
  }

  function end(reason: SessionEnd): void {
    refreshTimer.stop()
    otherTabs.close()
    session.end(reason)
    tokens.clear()
  }

  /** Runs a call with the token of the session. Its failure may say that the session has ended, also when the provider's SDK does not know that. */
  async function asUser<T>(call: () => Promise<T>): Promise<T> {
    const uid = session.get().user?.uid
    const result = call()
    pending.add(result)
    try {
      return await result
    } catch (error) {
      const failure = toSessionError(error)
      if (uid !== undefined && endsSession(failure) && session.get().user?.uid === uid) {
        close(failure.code).catch(warn)
      }
      throw failure
    } finally {
      pending.delete(result)
    }
  }

  /** Follows the provider: its own sign-in and sign-out, those of other tabs, and the stored session after a load. */
  function follow(user: AuthUser | null): void {
    const uid = session.get().user?.uid
    latest = user
    if (user !== null) return begin(user)
    const leave = () => {
      if (latest === null && session.get().user?.uid === uid) end('signed-out-elsewhere')
    }
    if (pending.size === 0) return leave()
    // The provider's SDK reports the sign-out before the call that caused it fails, and only the failure has the reason. A call that
    // hangs did not cause it.
    setTimeout(leave, reasonTimeout)
    void Promise.allSettled(pending).then(leave)
  }

  function load(): Promise<FirebaseAuth> {
    loading ??= loadChunk(() => import('./firebase.ts'))
      .then(({ openFirebaseAuth }) => openFirebaseAuth(config, follow))
      .catch((error: unknown) => {
        loading = undefined
        session.fail()
        throw toAuthError(error)
      })
    return loading
  }

  /** Converts a failure. One that asks for a second factor gets the challenge to supply it, which the session waits for. */
  async function toFailure(cause: unknown): Promise<AuthError> {
    const failure = toAuthError(cause)
    if (failure.code !== 'multi-factor-auth-required' || failure instanceof SecondFactorError) return failure
    const [{ challengeOf }, { provider }] = await Promise.all([methods.secondFactor(), load()])
    const { factors, sendCode, confirm } = challengeOf(provider, cause, config)
    const challenge = {
      factors,
      sendCode: (factor: SecondFactor) => use(load, () => sendCode(factor)),
      confirm: (factor: SecondFactor, code: string) =>
        changeAccount(() => use(load, () => confirm(factor, code))),
    }
    session.challenge(challenge)
    return new SecondFactorError(challenge, { cause })
  }

  /** Calls a sign-in method, whose code is loaded beside the provider's SDK. */
  async function use<Method, T>(
    method: () => Promise<Method>,
    work: (method: Method, provider: FirebaseAuth['provider']) => Promise<T>,
  ): Promise<T> {
    try {
      const [loaded, { provider }] = await Promise.all([method(), load()])
      return await work(loaded, provider)
    } catch (error) {
      throw await toFailure(error)
    }
  }

  /** Ends the session in this tab, then at the provider, unless another tab has signed another user in there. */
  async function leaveProvider(uid: string | undefined, reason: SessionEnd): Promise<void> {
    end(reason)
    await use(load, async (firebase) => {
      if (uid === undefined || firebase.user()?.uid === uid) await firebase.signOut()
    })
  }

  /** Ends the session in every tab. */
  async function close(reason: SessionEnd): Promise<void> {
    const uid = session.get().user?.uid
    if (uid !== undefined) otherTabs.send(uid)
    await leaveProvider(uid, reason)
  }

  /** Runs a change of the account. The provider may have issued another token, because a change can revoke those before it. */
  async function changeAccount<T>(work: () => Promise<T>): Promise<T> {
    const result = await asUser(work)
    tokens.clear()
    const user = (await load()).user()
    if (user !== null) begin(user)
    return result
  }

  /**
   * Shows subscribers what a mailed code has changed. A code of the signed-in user may have revoked the session, which ends with the
   * refresh. Other failures are met again by the next call.
   */
  async function followCode(): Promise<void> {
    if (session.get().status !== 'signed-in') return
    try {
      await tokens.get(true)
      await auth.account.reload()
    } catch (error) {
      if (!endsSession(toAuthError(error))) console.warn('The account could not be read again.', error)
    }
  }

  const auth: Auth = {
    session: session.get,
    subscribe: session.subscribe,
    start: () => use(load, () => Promise.resolve()),
    signUp: (credentials) => use(methods.password, ({ signUp }, provider) => signUp(provider, credentials)),
    signIn: (credentials) => use(methods.password, ({ signIn }, provider) => signIn(provider, credentials)),
    prepareSignInWith: () => use(methods.social, () => Promise.resolve()),
    signInWith: (name) =>
      use(methods.social, ({ openProvider }, provider) => openProvider(provider, name, config, 'sign-in')),
    async sendSignInLink(email, returnTo) {
      await use(methods.emailLink, ({ sendLink }, provider) => sendLink(provider, email, returnTo))
      storeLinkEmail(email)
    },
    async signInWithLink(link, email = linkEmail()) {
      if (email === undefined) throw new AuthError('missing-email')
      const user = await use(methods.emailLink, ({ signInWithLink }, provider) =>
        signInWithLink(provider, email, link),
      )
      storeLinkEmail(undefined)
      return user
    },
    async signInWithPhone(phoneNumber) {
      const id = await use(methods.phone, ({ sendCode }, provider) =>
        sendCode(provider, config, { phoneNumber }),
      )
      const confirm = (code: string) =>
        use(methods.phone, ({ signInWithCode }, provider) => signInWithCode(provider, id, code))
      return { confirm: async (code) => void (await confirm(code)) }
    },
    dismissSecondFactor() {
      if (session.get().status === 'second-factor') session.end('signed-out')
    },
    async sendPasswordReset(email) {
      try {
        await use(methods.password, ({ sendReset }, provider) => sendReset(provider, email))
      } catch (error) {
        // Otherwise the form would show which addresses have an account.
        if (toAuthError(error).code !== 'user-not-found') throw error
      }
    },
    signOut: () => close('signed-out'),
    async identityToken(refresh) {
      if (session.get().status === 'unknown') await auth.start()
      return session.get().status === 'signed-in' ? tokens.get(refresh) : null
    },
    async expireSession() {
      if (session.get().status === 'signed-in') await close('user-token-expired')
    },
    async checkPassword(password) {
      try {
        return await use(methods.password, ({ checkPassword }, provider) => checkPassword(provider, password))
      } catch (error) {
        console.error('The password policy could not be fetched; the default one is used.', error)
        return checkByDefault(password)
      }
    },
    account: createAccount({
      change: (work) => changeAccount(() => use(methods.account, work)),
      changePhone: (work) => changeAccount(() => use(methods.phone, work)),
      changeFactors: (work) => changeAccount(() => use(methods.secondFactor, work)),
      config,
      async open(name, purpose) {
        await changeAccount(() =>
          use(methods.social, ({ openProvider }, provider) => openProvider(provider, name, config, purpose)),
        )
      },
    }),
    codes: createMailedCodes((work) => use(methods.mailedCode, work), followCode),
  }
  return auth
}
