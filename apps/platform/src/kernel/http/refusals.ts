import type { MiddlewareHandler } from 'hono'

import { BoundedMap } from '../bounded-map.ts'
import { ApiFailure } from './api-failure.ts'
import { clientAddress } from './client-address.ts'
import type { RequestVariables } from './request-variables.ts'

const windowMilliseconds = 60_000

/** Most clients that are remembered; the oldest are forgotten first. */
const mostClients = 10_000

/** Statuses of a request that was refused for what its sender sent. */
const isRefusal = (status: number) => [400, 401, 413, 415, 422].includes(status)

interface Counted {
  since: number
  refused: number
}

/**
 * Counts the refused requests of a client that has shown no key and no identity token, and gives its further requests without one 429
 * for the rest of the minute, before anything of them is read. Counted in memory: a refusal must not cost us a statement. Requests with
 * a valid key count on the limits of the key.
 */
export function limitRefusals(
  perMinute: number,
  now: () => number = Date.now,
): MiddlewareHandler<{ Variables: RequestVariables }> {
  const clients = new BoundedMap<string, Counted>(mostClients)

  function countedOf(client: string): Counted {
    const known = clients.get(client)
    if (known !== undefined && now() - known.since < windowMilliseconds) return known
    const counted = { since: now(), refused: 0 }
    clients.set(client, counted)
    return counted
  }

  return async (context, next) => {
    const client = clientAddress(context)
    const known = clients.get(client)
    const wait = known === undefined ? 0 : known.since + windowMilliseconds - now()
    const hasToken = context.req.header('authorization') !== undefined
    if (known !== undefined && known.refused >= perMinute && wait > 0 && !hasToken)
      throw new ApiFailure(429, 'Too many invalid requests in a minute.', {
        'retry-after': String(Math.ceil(wait / 1000)),
      })
    await next()
    const isKnown = context.get('keyedCall') !== undefined || context.get('body')?.who !== undefined
    if (!isKnown && isRefusal(context.res.status)) countedOf(client).refused++
  }
}
