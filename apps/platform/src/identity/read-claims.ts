import {
  createRemoteJWKSet,
  customFetch,
  errors,
  jwtVerify,
  UnsecuredJWT,
  type JWTVerifyGetKey,
  type JWTVerifyOptions,
} from 'jose'
import { z } from 'zod'

import type { Config } from '../kernel/config.ts'
import { companyFetch } from '../kernel/outgoing/company-fetch.ts'

/** Longest wait for the provider's keys. */
const longestSeconds = 5

/** How far the clocks of the provider and of this machine may differ. */
const clockToleranceSeconds = 5

const seconds = z.number().int().positive()

/** Claims of an identity token. A token of another tenant of the same project is not ours. */
const claims = z.object({
  sub: z.string().min(1).max(128),
  iat: seconds,
  exp: seconds,
  auth_time: seconds,
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  phone_number: z.string().optional(),
  firebase: z.object({ tenant: z.never().optional() }).optional(),
})

export type Claims = z.infer<typeof claims>

/** Returns the claims of a token; undefined when it is not valid. Throws when the provider's keys cannot be fetched. */
export type ReadClaims = (token: string) => Promise<Claims | undefined>

/** Errors of the library that are about the published keys and not about the token. */
const unavailable = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'])

const isInvalidToken = (error: unknown) => error instanceof errors.JOSEError && !unavailable.has(error.code)

/**
 * Creates the reader of identity tokens of a project: RS256 by one of `keys`, issuer, audience, and times in the past or future as they must
 * be. The tokens of the emulator are unsigned and have no keys.
 */
export function createClaimsReader({
  projectId,
  keys,
  now,
}: {
  projectId: string
  keys: JWTVerifyGetKey | undefined
  now: () => Date
}): ReadClaims {
  async function verify(token: string, options: JWTVerifyOptions): Promise<unknown> {
    if (keys === undefined) return UnsecuredJWT.decode(token, options).payload
    const { payload, protectedHeader } = await jwtVerify(token, keys, { ...options, algorithms: ['RS256'] })
    // A set of one key would verify it without.
    return protectedHeader.kid === undefined ? undefined : payload
  }

  return async (token) => {
    const currentDate = now()
    try {
      const payload = await verify(token, {
        currentDate,
        issuer: `https://securetoken.google.com/${projectId}`,
        audience: projectId,
        clockTolerance: clockToleranceSeconds,
      })
      const { data } = claims.safeParse(payload)
      const latest = currentDate.getTime() / 1000 + clockToleranceSeconds
      return data !== undefined && data.iat <= latest && data.auth_time <= latest ? data : undefined
    } catch (error) {
      if (isInvalidToken(error)) return undefined
      throw error
    }
  }
}

/** Returns the keys that the provider's service publishes, fetched when needed and again for a token with an unknown one; undefined for the emulator. */
export const keysOf = ({ identityProvider, identityKeysUrl }: Config): JWTVerifyGetKey | undefined =>
  identityProvider === 'emulator'
    ? undefined
    : createRemoteJWKSet(new URL(identityKeysUrl), {
        [customFetch]: companyFetch({ seconds: longestSeconds }),
      })
