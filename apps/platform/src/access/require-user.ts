import type { Context } from 'hono'

import { ApiFailure } from '../kernel/http/api-failure.ts'
import { bodyLimits } from '../kernel/http/body/body-limits.ts'
import { allowBody } from '../kernel/http/body/read-bytes.ts'
import type { Identity, VerifyIdentity } from '../kernel/identity.ts'
import { bearerToken } from './bearer-token.ts'

/** Returns the signed-in user of a request. Throws 401 without a valid identity token. */
export async function requireUser(
  { verifyIdentity }: { verifyIdentity: VerifyIdentity },
  context: Context,
): Promise<Identity> {
  const identity = await verifyIdentity(bearerToken(context) ?? '')
  if (identity === undefined) throw new ApiFailure(401, 'Sign in to see and change your account.')
  allowBody(context, bodyLimits.user, identity.uid)
  return identity
}
