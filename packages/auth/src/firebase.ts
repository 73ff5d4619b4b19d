import { initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  inMemoryPersistence,
  initializeAuth,
  onIdTokenChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth'

import { AuthError } from './auth-error.ts'
import type { AuthConfig, AuthUser, Credentials } from './auth.ts'
import type { IssuedToken } from './identity-token.ts'

/** The part of the provider's SDK that we use. This module is the only one that imports it, and it is loaded late. */
export interface FirebaseAuth {
  signUp(credentials: Credentials): Promise<AuthUser>
  signIn(credentials: Credentials): Promise<AuthUser>
  sendPasswordReset(email: string): Promise<void>
  signOut(): Promise<void>
  issueToken(force: boolean): Promise<IssuedToken>
}

const toUser = ({ uid, email, displayName, photoURL }: User): AuthUser => ({
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

/** Opens the provider's SDK, tells `change` who is signed in now and later, and answers once that is known. */
export async function openFirebaseAuth(
  config: AuthConfig,
  change: (user: AuthUser | null) => void,
): Promise<FirebaseAuth> {
  // The session is stored under the app's name, so the name must be the same at every load; a second wrapper in one process
  // (only tests make one) gets a name of its own.
  const name = opened === 0 ? 'session' : `session-${opened}`
  opened += 1
  const auth = initializeAuth(initializeApp({ projectId: config.projectId, apiKey: config.apiKey }, name), {
    persistence,
  })
  if (config.identityUrl !== undefined)
    connectAuthEmulator(auth, config.identityUrl, { disableWarnings: true })
  await auth.authStateReady()
  await new Promise<void>((resolve) => {
    onIdTokenChanged(auth, (user) => {
      change(user === null ? null : toUser(user))
      resolve()
    })
  })
  return {
    signUp: async ({ email, password }) =>
      toUser((await createUserWithEmailAndPassword(auth, email, password)).user),
    signIn: async ({ email, password }) =>
      toUser((await signInWithEmailAndPassword(auth, email, password)).user),
    sendPasswordReset: (email) => sendPasswordResetEmail(auth, email),
    signOut: () => signOut(auth),
    async issueToken(force) {
      if (auth.currentUser === null) throw new AuthError('user-token-expired')
      const { token, expirationTime } = await auth.currentUser.getIdTokenResult(force)
      return { token, expiresAt: Date.parse(expirationTime) }
    },
  }
}
