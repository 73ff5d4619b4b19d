import { getAuth } from 'firebase-admin/auth'

import type { Config } from '../kernel/config.ts'
import { adminApp } from './admin-app.ts'

/** Creates a function that deletes a user from the identity provider. Succeeds for a deleted user; throws when the provider does not respond. */
export function createIdentityDeleter(config: Config): (uid: string) => Promise<void> {
  const auth = getAuth(adminApp(config))
  return async (uid) => {
    try {
      await auth.deleteUser(uid)
    } catch (error) {
      if ((error as { code?: string }).code !== 'auth/user-not-found') throw error
    }
  }
}
