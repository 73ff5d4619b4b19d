import type { ApiRoute } from '../kernel/http/define-route.ts'
import { guard } from '../kernel/http/guard.ts'
import type { Scope } from '../keys/scopes.ts'
import type { Meter } from './meter.ts'

/** Lets only API keys with a scope call a route (`any`: every key); the handler gets the account as `caller`. */
export const withKey = <Route extends ApiRoute & { 'x-auth': 'key' }>(
  { meter }: { meter: Meter },
  scope: Scope | 'any',
  route: Route,
) => guard(route, async (context) => ({ caller: await meter.authenticate(context, scope) }))
