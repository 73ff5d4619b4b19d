import {
  ActionCodeOperation,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  type Auth as ProviderAuth,
} from 'firebase/auth'

import { AuthError } from '../auth-error.ts'
import type { MailedCode } from '../types.ts'

/** The other operations of the provider belong to links that sign in or that are never mailed to an address. */
const kinds: Readonly<Record<string, MailedCode['kind']>> = {
  [ActionCodeOperation.VERIFY_EMAIL]: 'verify-email',
  [ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL]: 'change-email',
  [ActionCodeOperation.RECOVER_EMAIL]: 'recover-email',
  [ActionCodeOperation.PASSWORD_RESET]: 'reset-password',
}

/** Returns what a code does, without using it up. Throws `invalid-action-code` for one of another kind. */
export async function read(auth: ProviderAuth, code: string): Promise<MailedCode> {
  // The provider has another error for a link that lacks its code.
  if (code === '') throw new AuthError('invalid-action-code')
  const { operation, data } = await checkActionCode(auth, code)
  const kind = kinds[operation]
  if (kind === undefined) throw new AuthError('invalid-action-code')
  return { kind, email: data.email ?? null }
}

/** Uses up a code that confirms, changes or restores the address of its account. */
export const apply = (auth: ProviderAuth, code: string): Promise<void> => applyActionCode(auth, code)

/** Uses up a code that sets the password of its account. */
export const resetPassword = (auth: ProviderAuth, code: string, password: string): Promise<void> =>
  confirmPasswordReset(auth, code, password)
