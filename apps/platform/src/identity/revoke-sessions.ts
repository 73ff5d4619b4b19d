import { getAuth } from 'firebase-admin/auth'

import type { Config } from '../kernel/config.ts'
import type { RevokeSessions } from '../kernel/identity.ts'
import { adminApp } from './admin-app.ts'

export const createSessionRevoker = (config: Config): RevokeSessions => {
  const auth = getAuth(adminApp(config))
  return (uid) => auth.revokeRefreshTokens(uid)
}
