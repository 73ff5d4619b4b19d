import type { Context } from 'hono'

/** Returns the bearer token of a request; undefined without one. */
export function bearerToken(context: Context): string | undefined {
  const [scheme, token, ...rest] = (context.req.header('authorization') ?? '').trim().split(/\s+/)
  return scheme?.toLowerCase() === 'bearer' && rest.length === 0 ? token : undefined
}
