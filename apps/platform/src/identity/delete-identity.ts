import { getAuth } from 'firebase-admin/auth'

import type { Config } from '../kernel/config.ts'
import { adminApp } from './admin-app.ts'

/** Deletes users from the identity provider; one that is gone already is fine. Throws when the provider does not answer. */
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
