import { getAuth } from 'firebase-admin/auth'

import type { Config } from '../kernel/config.ts'
import type { FindIdentities } from '../kernel/identity.ts'
import { adminApp } from './admin-app.ts'
import { withinLimit } from './within-limit.ts'

/** Creates a function that asks the identity provider which users it has. Throws when it does not respond within a limit in milliseconds. */
export function createIdentityFinder(config: Config, limit?: number): FindIdentities {
  const auth = getAuth(adminApp(config))
  return async (uids) => {
    const { users } = await withinLimit(auth.getUsers(uids.map((uid) => ({ uid }))), limit)
    return users.map(({ uid, email, emailVerified, phoneNumber }) => ({
      uid,
      email,
      isEmailVerified: emailVerified,
      phone: phoneNumber,
    }))
  }
}
