import type { ApiRoute } from '../kernel/http/define-route.ts'
import { guard } from '../kernel/http/guard.ts'
import type { VerifyIdentity } from '../kernel/identity.ts'
import { requireUser } from './require-user.ts'

/** Lets only signed-in users call a route; the handler gets the user as `identity`. */
export const withUser = <Route extends ApiRoute & { 'x-auth': 'user' }>(
  services: { verifyIdentity: VerifyIdentity },
  route: Route,
) => guard(route, async (context) => ({ identity: await requireUser(services, context) }))
