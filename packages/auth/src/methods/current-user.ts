import type { Auth as ProviderAuth, User } from 'firebase/auth'

import { AuthError } from '../auth-error.ts'

/** Returns the provider's record of the signed-in user. Throws `AuthError` when the session has ended. */
export function currentUser({ currentUser: user }: ProviderAuth): User {
  if (user === null) throw new AuthError('user-token-expired')
  return user
}
