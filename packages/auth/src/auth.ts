import { endsSession, toAuthError } from './auth-error.ts'
import type { FirebaseAuth } from './firebase.ts'
import { createTokenSource } from './identity-token.ts'
import { checkByDefault, type PasswordCheck } from './password-check.ts'
import { createRefreshTimer } from './refresh-timer.ts'
import { createSession, type AuthUser, type Session, type SessionEnd } from './session.ts'

export interface AuthConfig {
  projectId: string
  /** The identity provider's web API key; public by design. */
  apiKey: string
  /** Address of an identity provider on this machine; the provider's own service if absent. */
  identityUrl?: string
}

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
}

/** Creates the wrapper of the identity provider. Loads nothing before `start` or a call that needs the provider. */
export function createAuth(config: AuthConfig): Auth {
  const session = createSession()
  let loading: Promise<FirebaseAuth> | undefined
  const tokens = createTokenSource(async (force) => {
    const uid = session.get().user?.uid
    try {
      return await (await load()).issueToken(force)
    } catch (error) {
      const failure = toAuthError(error)
      if (endsSession(failure) && session.get().user?.uid === uid) end(failure.code)
      throw failure
    }
  })

  const refreshTimer = createRefreshTimer(tokens)

  function begin(user: AuthUser): void {
    const isOther = user.uid !== session.get().user?.uid
    if (isOther) tokens.clear()
    session.begin(user)
    if (isOther) refreshTimer.start()
  }

  function end(reason: SessionEnd): void {
    refreshTimer.stop()
    session.end(reason)
    tokens.clear()
  }

  /** Follows the provider: its own sign-in and sign-out, those of other tabs, and the stored session after a load. */
  function follow(user: AuthUser | null): void {
    const uid = session.get().user?.uid
    if (user !== null) return begin(user)
    const leave = () => {
      if (session.get().user?.uid === uid) end('signed-out-elsewhere')
    }
    // The provider's SDK reports the sign-out before the refresh that caused it fails, and only the failure has the reason.
    const pending = tokens.pending()
    if (pending === undefined) leave()
    else pending.then(leave, leave)
  }

  function load(): Promise<FirebaseAuth> {
    loading ??= import('./firebase.ts')
      .then(({ openFirebaseAuth }) => openFirebaseAuth(config, follow))
      .catch((error: unknown) => {
        loading = undefined
        throw toAuthError(error)
      })
    return loading
  }

  async function attempt<T>(work: (firebase: FirebaseAuth) => Promise<T>): Promise<T> {
    try {
      return await work(await load())
    } catch (error) {
      throw toAuthError(error)
    }
  }

  async function close(reason: SessionEnd): Promise<void> {
    end(reason)
    await attempt((firebase) => firebase.signOut())
  }

  const auth: Auth = {
    session: session.get,
    subscribe: session.subscribe,
    start: () => attempt(() => Promise.resolve()),
    signUp: (credentials) => attempt((firebase) => firebase.signUp(credentials)),
    signIn: (credentials) => attempt((firebase) => firebase.signIn(credentials)),
    async sendPasswordReset(email) {
      try {
        await attempt((firebase) => firebase.sendPasswordReset(email))
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
        return await attempt((firebase) => firebase.checkPassword(password))
      } catch (error) {
        console.error('The password policy could not be fetched; the default one is used.', error)
        return checkByDefault(password)
      }
    },
  }
  return auth
}
