import { initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  inMemoryPersistence,
  initializeAuth,
  multiFactor,
  onIdTokenChanged,
  signOut,
  type Auth as ProviderAuth,
  type MultiFactorInfo,
  type User,
} from 'firebase/auth'

import { AuthError } from './auth-error.ts'
import type { IssuedToken } from './identity-token.ts'
import type { SecondFactor } from './second-factor.ts'
import type { AuthUser } from './session.ts'
import type { AuthConfig } from './types.ts'

/** The session in the provider's SDK. Only this module and `methods/` import it, and only on demand. */
export interface FirebaseAuth {
  /** For the functions of `methods/`. Read it for each call. */
  readonly provider: ProviderAuth
  /** The user as the provider knows it now; null when nobody is signed in. */
  user(): AuthUser | null
  /** Signs out at the provider, and in the other tabs of this browser. */
  signOut(): Promise<void>
  /** Returns the stored token, or a new one with `force`. Throws `AuthError` `user-token-expired` when nobody is signed in. */
  issueToken(force: boolean): Promise<IssuedToken>
}

/** The provider's SDK reads a missing time as "Invalid Date". */
const isoTime = (text: string | undefined): string | null => {
  const time = Date.parse(text ?? '')
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}

/** Converts the provider's record of a second factor. */
export const toSecondFactor = (factor: MultiFactorInfo): SecondFactor => ({
  id: factor.uid,
  kind: factor.factorId === 'totp' ? 'totp' : 'phone',
  name: factor.displayName ?? null,
  phoneNumber: 'phoneNumber' in factor ? String(factor.phoneNumber) : null,
  addedAt: isoTime(factor.enrollmentTime),
})

/** Converts the provider's user record. */
export const toUser = (user: User): AuthUser => ({
  uid: user.uid,
  email: user.email,
  emailVerified: user.emailVerified,
  displayName: user.displayName,
  photoURL: user.photoURL,
  phoneNumber: user.phoneNumber,
  isAnonymous: user.isAnonymous,
  tenantId: user.tenantId,
  providers: user.providerData.map(({ providerId }) => providerId),
  secondFactors: multiFactor(user).enrolledFactors.map(toSecondFactor),
  createdAt: isoTime(user.metadata.creationTime),
  lastSignInAt: isoTime(user.metadata.lastSignInTime),
})

/**
 * When the token of a user expires, by the clock of this machine: the provider's SDK adds the lifetime to the time of the refresh. The claims of
 * the token have the provider's time, and the two clocks may differ by more than the margins.
 */
const expiryOf = (user: User): number =>
  (user.toJSON() as { stsTokenManager: { expirationTime: number } }).stsTokenManager.expirationTime

const persistence =
  typeof indexedDB === 'undefined'
    ? inMemoryPersistence
    : [indexedDBLocalPersistence, browserLocalPersistence]

let opened = 0

/** Opens the provider's SDK. Calls `follow` with the user of the stored session before it resolves, and on every change after that. */
export async function openFirebaseAuth(
  config: AuthConfig,
  follow: (user: AuthUser | null) => void,
): Promise<FirebaseAuth> {
  // The session is stored under the app's name, so the name must be the same at every load. A second wrapper in one process, which
  // only tests create, needs another name.
  const name = opened === 0 ? 'session' : `session-${opened}`
  opened += 1
  const { projectId, apiKey, authDomain } = config
  const app = initializeApp({ projectId, apiKey, ...(authDomain === undefined ? {} : { authDomain }) }, name)
  const auth = initializeAuth(app, { persistence })
  if (config.identityUrl !== undefined)
    connectAuthEmulator(auth, config.identityUrl, { disableWarnings: true })
  await auth.authStateReady()
  await new Promise<void>((resolve) => {
    onIdTokenChanged(auth, (user) => {
      follow(user === null ? null : toUser(user))
      resolve()
    })
  })
  return {
    get provider() {
      // The language of the provider's mails and of its windows, which the user may have changed since the last call.
      auth.languageCode = globalThis.document?.documentElement.lang || null
      return auth
    },
    user: () => (auth.currentUser === null ? null : toUser(auth.currentUser)),
    signOut: () => signOut(auth),
    async issueToken(force) {
      if (auth.currentUser === null) throw new AuthError('user-token-expired')
      const user = auth.currentUser
      return { token: await user.getIdToken(force), expiresAt: expiryOf(user) }
    },
  }
}
