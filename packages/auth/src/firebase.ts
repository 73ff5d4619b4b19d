import { initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  inMemoryPersistence,
  initializeAuth,
  onIdTokenChanged,
  signOut,
  type Auth as ProviderAuth,
  type User,
} from 'firebase/auth'

import { AuthError } from './auth-error.ts'
import type { AuthConfig } from './auth.ts'
import type { IssuedToken } from './identity-token.ts'
import type { AuthUser } from './session.ts'

/** The session in the provider's SDK. Only this module and `methods/` import it, and only on demand. */
export interface FirebaseAuth {
  /** For the functions of `methods/`. */
  provider: ProviderAuth
  signOut(): Promise<void>
  issueToken(force: boolean): Promise<IssuedToken>
}

/** Converts the provider's user record. */
export const toUser = ({ uid, email, displayName, photoURL }: User): AuthUser => ({
  uid,
  email,
  displayName,
  photoURL,
})

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
    provider: auth,
    signOut: () => signOut(auth),
    async issueToken(force) {
      if (auth.currentUser === null) throw new AuthError('user-token-expired')
      const { token, expirationTime } = await auth.currentUser.getIdTokenResult(force)
      return { token, expiresAt: Date.parse(expirationTime) }
    },
  }
}
