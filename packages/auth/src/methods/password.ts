import {
  createUserWithEmailAndPassword,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  validatePassword,
  type Auth as ProviderAuth,
  type PasswordValidationStatus,
} from 'firebase/auth'

import { toUser } from '../firebase.ts'
import { defaultMinimumLength, type PasswordCheck, type PasswordFault } from '../password-check.ts'
import type { AuthUser } from '../session.ts'
import type { Credentials } from '../types.ts'

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

/** Creates an account and signs in. */
export const signUp = async (auth: ProviderAuth, { email, password }: Credentials): Promise<AuthUser> =>
  toUser((await createUserWithEmailAndPassword(auth, email, password)).user)

/** Signs in with an address and its password. */
export const signIn = async (auth: ProviderAuth, { email, password }: Credentials): Promise<AuthUser> =>
  toUser((await signInWithEmailAndPassword(auth, email, password)).user)

/** Mails a link by which the password can be changed. Throws `user-not-found` in projects that tell which addresses have an account. */
export const sendReset = (auth: ProviderAuth, email: string): Promise<void> =>
  sendPasswordResetEmail(auth, email)

/** Checks a password against the provider's policy, which is fetched once. */
export const checkPassword = async (auth: ProviderAuth, password: string): Promise<PasswordCheck> =>
  toPasswordCheck(await validatePassword(auth, password))
