import { AuthError, endsSession, toAuthError } from './auth-error.ts'
import type { FirebaseAuth } from './firebase.ts'
import { createTokenSource } from './identity-token.ts'
import { defaultPasswordPolicy, parsePasswordPolicy, type PasswordPolicy } from './password-policy.ts'

export interface AuthConfig {
  projectId: string
  /** The identity provider's web API key; public by design. */
  apiKey: string
  /** Address of an identity provider on this machine; without it, the provider's own service. */
  identityUrl?: string
}

/** The signed-in user as the identity provider knows them. */
export interface AuthUser {
  uid: string
  email: string | null
  displayName: string | null
  photoURL: string | null
}

export type Session =
  | { status: 'unknown'; user: null }
  | { status: 'signed-out'; user: null }
  | { status: 'signed-in'; user: AuthUser }

export interface Credentials {
  email: string
  password: string
}

export interface Auth {
  /** Who is signed in. `unknown` until the provider's SDK has loaded and looked. */
  session(): Session
  /** Calls back on every change of the session; answers how to stop. */
  subscribe(listener: () => void): () => void
  /** Loads the provider's SDK and finds out who is signed in. Safe to call again. */
  start(): Promise<void>
  /** These three throw `AuthError`. */
  signUp(credentials: Credentials): Promise<AuthUser>
  signIn(credentials: Credentials): Promise<AuthUser>
  sendPasswordReset(email: string): Promise<void>
  signOut(): Promise<void>
  /** The bearer token for calls, or null when nobody is signed in. Signs out when the account is disabled or the session revoked. */
  identityToken(): Promise<string | null>
  /** What a password needs; the default policy when the provider's cannot be fetched. */
  passwordPolicy(): Promise<PasswordPolicy>
}

const unknown: Session = { status: 'unknown', user: null }
const signedOut: Session = { status: 'signed-out', user: null }

/** Makes the wrapper of the identity provider. Nothing is loaded before `start` or a call that needs the provider. */
export function createAuth(config: AuthConfig): Auth {
  let session = unknown
  const listeners = new Set<() => void>()
  let loading: Promise<FirebaseAuth> | undefined
  const tokens = createTokenSource(async (force) => (await load()).issueToken(force))

  function change(user: AuthUser | null): void {
    if (user?.uid !== session.user?.uid) tokens.clear()
    session = user === null ? signedOut : { status: 'signed-in', user }
    for (const listener of listeners) listener()
  }

  function load(): Promise<FirebaseAuth> {
    loading ??= import('./firebase.ts')
      .then(({ openFirebaseAuth }) => openFirebaseAuth(config, change))
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

  const auth: Auth = {
    session: () => session,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start: () => attempt(() => Promise.resolve()),
    signUp: (credentials) => attempt((firebase) => firebase.signUp(credentials)),
    signIn: (credentials) => attempt((firebase) => firebase.signIn(credentials)),
    sendPasswordReset: (email) => attempt((firebase) => firebase.sendPasswordReset(email)),
    signOut: () => attempt((firebase) => firebase.signOut()),
    async identityToken() {
      if (session.status === 'unknown') await auth.start()
      if (session.status !== 'signed-in') return null
      try {
        return await tokens.get()
      } catch (error) {
        const failure = toAuthError(error)
        if (endsSession(failure)) await auth.signOut()
        throw failure
      }
    },
    async passwordPolicy() {
      const base = config.identityUrl ?? 'https:/'
      try {
        const answer = await fetch(
          `${base}/identitytoolkit.googleapis.com/v2/passwordPolicy?key=${config.apiKey}`,
        )
        if (!answer.ok) throw new AuthError('unknown')
        return parsePasswordPolicy((await answer.json()) as object)
      } catch (error) {
        console.error('The password policy could not be fetched; the default one is used.', error)
        return defaultPasswordPolicy
      }
    },
  }
  return auth
}
