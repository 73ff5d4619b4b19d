import type { ApiRoute } from '../kernel/http/define-route.ts'
import { guard } from '../kernel/http/guard.ts'
import { callerKeys, type CallerServices } from './caller-keys.ts'

/** Lets API keys and signed-in users call a route; the handler gets the keys that the call may see as `keys`. */
export const withCallerKeys = <Route extends ApiRoute & { 'x-auth': 'key-or-user' }>(
  services: CallerServices,
  route: Route,
) => guard(route, async (context) => ({ keys: await callerKeys(services, context) }))
