import { getAuth } from 'firebase-admin/auth'

import type { Config } from '../kernel/config.ts'
import { adminApp } from './admin-app.ts'
import { withinLimit } from './within-limit.ts'

/**
 * Creates a function that deletes a user from the identity provider. Succeeds for a deleted user; throws when the provider does not respond
 * within a limit in milliseconds.
 */
export function createIdentityDeleter(config: Config, limit?: number): (uid: string) => Promise<void> {
  const auth = getAuth(adminApp(config))
  return async (uid) => {
    try {
      await withinLimit(auth.deleteUser(uid), limit)
    } catch (error) {
      if ((error as { code?: string }).code !== 'auth/user-not-found') throw error
    }
  }
}
