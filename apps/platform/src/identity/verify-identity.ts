import { getAuth } from 'firebase-admin/auth'

import type { Config } from '../kernel/config.ts'
import type { Identity } from '../kernel/identity.ts'
import { adminApp } from './admin-app.ts'

/** Creates a verifier of identity tokens with firebase-admin and the emulator, which also rejects revoked sessions and disabled accounts. */
export function createIdentityVerifier(config: Config): (token: string) => Promise<Identity | undefined> {
  const auth = getAuth(adminApp(config))
  return async (token) => {
    if (token === '') return undefined
    try {
      const { uid, email, phone_number: phone, auth_time: seconds } = await auth.verifyIdToken(token, true)
      return { uid, email, phone, authTime: new Date(seconds * 1000) }
    } catch {
      return undefined
    }
  }
}
