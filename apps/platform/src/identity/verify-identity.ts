import { getAuth } from 'firebase-admin/auth'

import type { Config } from '../kernel/config.ts'
import { ApiFailure } from '../kernel/http/api-failure.ts'
import type { VerifyIdentity } from '../kernel/identity.ts'
import { log } from '../kernel/log.ts'
import { adminApp } from './admin-app.ts'
import { createClaimsReader, keysOf, type ReadClaims } from './read-claims.ts'
import { withinLimit } from './within-limit.ts'

/** What the provider knows about a user that a token does not say. */
export interface UserState {
  isDisabled: boolean
  /** Sessions that began earlier are revoked. */
  validSince: Date
}

/** Returns the state of a user; undefined for a deleted one. Throws when the provider does not respond. */
export type FindUser = (uid: string) => Promise<UserState | undefined>

/** Verifies tokens by their claims, and by the user's current state. Throws 503, and logs why, when one of them cannot be read. */
export const verifyWith =
  (readClaims: ReadClaims, findUser: FindUser): VerifyIdentity =>
  async (token) => {
    if (token === '') return undefined
    try {
      const claims = await readClaims(token)
      if (claims === undefined) return undefined
      const {
        sub: uid,
        email,
        email_verified: isEmailVerified,
        phone_number: phone,
        auth_time: seconds,
      } = claims
      const authTime = new Date(seconds * 1000)
      const user = await findUser(uid)
      if (user === undefined || user.isDisabled || authTime < user.validSince) return undefined
      return { uid, email, isEmailVerified, phone, authTime }
    } catch (error) {
      log('error', 'identity token cannot be verified', { error: String(error) })
      throw new ApiFailure(503, 'Your sign-in cannot be verified right now. Try again in a moment.', {
        'retry-after': '5',
      })
    }
  }

function createUserFinder(config: Config): FindUser {
  const auth = getAuth(adminApp(config))
  return async (uid) => {
    try {
      const { disabled, tokensValidAfterTime } = await withinLimit(auth.getUser(uid))
      return { isDisabled: disabled, validSince: new Date(tokensValidAfterTime ?? 0) }
    } catch (error) {
      if ((error as { code?: string }).code === 'auth/user-not-found') return undefined
      throw error
    }
  }
}

/** Creates the verifier of identity tokens: of the provider's service, signed, or of its emulator. */
export const createIdentityVerifier = (config: Config): VerifyIdentity =>
  verifyWith(
    createClaimsReader({ projectId: config.projectId, keys: keysOf(config), now: () => new Date() }),
    createUserFinder(config),
  )
