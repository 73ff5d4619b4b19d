import type { Context, MiddlewareHandler } from 'hono'

import type { ApiRoute } from './define-route.ts'

type VariablesOf<Route> = Route extends {
  middleware: MiddlewareHandler<{ Variables: infer Values extends object }>
}
  ? Values
  : object

/** A route with a check in front of it. The handler reads what the check returned with `context.get`. */
export type GuardedRoute<Route extends ApiRoute, Values extends object> = Omit<Route, 'middleware'> & {
  middleware: MiddlewareHandler<{ Variables: Values & VariablesOf<Route> }>
}

/**
 * Puts a check before the validation of a route: a caller who may not make the call gets 401, not findings about the input.
 * The check throws, or returns values for the handler.
 */
export function guard<Route extends ApiRoute, Values extends object>(
  route: Route,
  check: (context: Context) => Values | Promise<Values>,
): GuardedRoute<Route, Values> {
  const middleware: MiddlewareHandler = async (context, next) => {
    for (const [name, value] of Object.entries(await check(context))) context.set(name, value)
    await next()
  }
  const rest = [route.middleware ?? []].flat()
  // `app.openapi` takes a list as well; as the type of one middleware, its variables reach the handler.
  return { ...route, middleware: [middleware, ...rest] } as unknown as GuardedRoute<Route, Values>
}
