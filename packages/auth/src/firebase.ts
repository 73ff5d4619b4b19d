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
  validatePassword,
  type PasswordValidationStatus,
  type User,
} from 'firebase/auth'

import { AuthError } from './auth-error.ts'
import type { AuthConfig, Credentials } from './auth.ts'
import type { IssuedToken } from './identity-token.ts'
import { defaultMinimumLength, type PasswordCheck, type PasswordFault } from './password-check.ts'
import type { AuthUser } from './session.ts'

/** The part of the provider's SDK that we use. Only this module imports it, and only on demand. */
export interface FirebaseAuth {
  signUp(credentials: Credentials): Promise<AuthUser>
  signIn(credentials: Credentials): Promise<AuthUser>
  sendPasswordReset(email: string): Promise<void>
  signOut(): Promise<void>
  issueToken(force: boolean): Promise<IssuedToken>
  checkPassword(password: string): Promise<PasswordCheck>
}

const toUser = ({ uid, email, displayName, photoURL }: User): AuthUser => ({
  uid,
  email,
  displayName,
  photoURL,
})

/** Converts the provider's validation result. A requirement that the policy does not have is undefined there. */
function toPasswordCheck(status: PasswordValidationStatus): PasswordCheck {
  const { minPasswordLength = defaultMinimumLength, maxPasswordLength } =
    status.passwordPolicy.customStrengthOptions
  const met: readonly (readonly [PasswordFault, boolean | undefined])[] = [
    ['too-short', status.meetsMinPasswordLength],
    ['too-long', status.meetsMaxPasswordLength],
    ['lowercase', status.containsLowercaseLetter],
    ['uppercase', status.containsUppercaseLetter],
    ['numeric', status.containsNumericCharacter],
    ['non-alphanumeric', status.containsNonAlphanumericCharacter],
  ]
  return {
    faults: met.filter(([, isMet]) => isMet === false).map(([fault]) => fault),
    minimumLength: minPasswordLength,
    maximumLength: maxPasswordLength,
  }
}

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
  const auth = initializeAuth(initializeApp({ projectId: config.projectId, apiKey: config.apiKey }, name), {
    persistence,
  })
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
    checkPassword: async (password) => toPasswordCheck(await validatePassword(auth, password)),
  }
}
