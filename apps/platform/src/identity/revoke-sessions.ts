import { getAuth } from 'firebase-admin/auth'

import type { Config } from '../kernel/config.ts'
import { ApiFailure } from '../kernel/http/api-failure.ts'
import type { RevokeSessions } from '../kernel/identity.ts'
import { log } from '../kernel/log.ts'
import { adminApp } from './admin-app.ts'
import { withinLimit } from './within-limit.ts'

/** Creates a function that signs a user out everywhere. Throws 503 when the provider does not respond within a limit in milliseconds. */
export const createSessionRevoker = (config: Config, limit?: number): RevokeSessions => {
  const auth = getAuth(adminApp(config))
  return async (uid) => {
    try {
      await withinLimit(auth.revokeRefreshTokens(uid), limit)
    } catch (error) {
      log('error', 'sessions cannot be revoked', { error: String(error) })
      throw new ApiFailure(503, 'The sign-in service does not respond right now. Try again in a moment.', {
        'retry-after': '5',
      })
    }
  }
}
