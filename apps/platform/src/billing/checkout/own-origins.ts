import type { Context } from 'hono'

import { ApiFailure } from '../../kernel/http/api-failure.ts'

/** Throws 403 when a browser sends the request from a page of another site. Requests without an origin, as programs send them, pass. */
export function requireOwnOrigin(context: Context, origins: readonly string[]): void {
  const origin = context.req.header('origin')
  if (origin !== undefined && !origins.includes(origin))
    throw new ApiFailure(403, 'Purchases can be started only on our own sites.')
}

/**
 * Returns a return address in its normal form. Throws 422, which names the parameter, unless it is a page of our own sites, without a
 * user name or password.
 */
export function requireOwnAddress(given: string, name: string, origins: readonly string[]): string {
  const { protocol, origin, username, password, href } = new URL(given)
  const isOwn = /^https?:$/.test(protocol) && origins.includes(origin) && username === '' && password === ''
  // Parsers read a backslash as a slash, or as what it is.
  if (isOwn && !given.includes('\\')) return href
  throw new ApiFailure(422, [
    {
      loc: ['body', name],
      msg: 'The return URL is not on one of our own sites.',
      type: 'value_error',
    },
  ])
}

/** Returns an order with both return addresses in their normal form. Throws 422 as `requireOwnAddress` does. */
export const withOwnAddresses = <Order extends { success_url: string; cancel_url: string }>(
  order: Order,
  origins: readonly string[],
): Order => ({
  ...order,
  success_url: requireOwnAddress(order.success_url, 'success_url', origins),
  cancel_url: requireOwnAddress(order.cancel_url, 'cancel_url', origins),
})

/** Adds the placeholder of the session id, which the provider replaces, to the query of the success address. */
export function withSessionId(address: string): string {
  const url = new URL(address)
  url.searchParams.set('session_id', '{CHECKOUT_SESSION_ID}')
  return url.href.replace('%7BCHECKOUT_SESSION_ID%7D', '{CHECKOUT_SESSION_ID}')
}
