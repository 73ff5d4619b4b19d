import {
  createUserWithEmailAndPassword,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  validatePassword,
  type Auth as ProviderAuth,
  type PasswordValidationStatus,
} from 'firebase/auth'

import type { Credentials } from '../auth.ts'
import { toUser } from '../firebase.ts'
import { defaultMinimumLength, type PasswordCheck, type PasswordFault } from '../password-check.ts'
import type { AuthUser } from '../session.ts'

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

export const signUp = async (auth: ProviderAuth, { email, password }: Credentials): Promise<AuthUser> =>
  toUser((await createUserWithEmailAndPassword(auth, email, password)).user)

export const signIn = async (auth: ProviderAuth, { email, password }: Credentials): Promise<AuthUser> =>
  toUser((await signInWithEmailAndPassword(auth, email, password)).user)

export const sendReset = (auth: ProviderAuth, email: string): Promise<void> =>
  sendPasswordResetEmail(auth, email)

export const checkPassword = async (auth: ProviderAuth, password: string): Promise<PasswordCheck> =>
  toPasswordCheck(await validatePassword(auth, password))
