import { requireOwnOrigin } from '../../billing/checkout/own-origins.ts'
import type { Config } from '../../kernel/config.ts'
import type { ApiRoute } from '../../kernel/http/define-route.ts'
import { guard } from '../../kernel/http/guard.ts'

/** Rejects requests of browsers from pages that are not our own. */
export const withOwnOrigin = <Route extends ApiRoute>({ config }: { config: Config }, route: Route) =>
  guard(route, (context) => {
    requireOwnOrigin(context, config.appOrigins)
    return {}
  })
