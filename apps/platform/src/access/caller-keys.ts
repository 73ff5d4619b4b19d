import type { Context } from 'hono'

import type { Core } from '../kernel/core.ts'
import { ApiFailure } from '../kernel/http/api-failure.ts'
import type { VerifyIdentity } from '../kernel/identity.ts'
import { isKeyText } from '../kernel/key-text.ts'
import { listKeysOfUser, type ApiKey } from '../keys/keys.ts'
import { bearerToken } from './bearer-token.ts'
import type { Meter } from './meter.ts'

/** Services that `callerKeys` needs. */
export interface CallerServices extends Pick<Core, 'database'> {
  meter: Meter
  verifyIdentity: VerifyIdentity
}

/**
 * Returns the keys whose history a call may read: the bearer key, or all keys of the signed-in user, revoked and expired ones included.
 * Throws 401 when the bearer token is neither a key nor an identity token.
 */
export async function callerKeys(
  { database, meter, verifyIdentity }: CallerServices,
  context: Context,
): Promise<ApiKey[]> {
  const token = bearerToken(context)
  if (token === undefined || isKeyText(token)) return [(await meter.authenticate(context, 'billing')).key]
  const identity = await verifyIdentity(token)
  if (identity === undefined)
    throw new ApiFailure(401, 'This is neither a valid API key nor a valid sign-in.')
  return listKeysOfUser(database, identity.uid)
}

/** Returns the ids of the keys whose id or last four characters are `wanted`; of all keys without it. */
export const narrowKeys = (keys: readonly ApiKey[], wanted: string | undefined): string[] =>
  keys.filter(({ id, tail }) => wanted === undefined || id === wanted || tail === wanted).map(({ id }) => id)
