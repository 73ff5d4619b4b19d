import type { MiddlewareHandler } from 'hono'

import type { BodyStore } from '../account/request-bodies/body-store.ts'
import type { StoredBody } from '../account/request-bodies/schemas.ts'
import type { Core } from '../kernel/core.ts'
import { routeOf } from '../kernel/http/base-app.ts'
import { bodyThatWasRead } from '../kernel/http/body/read-bytes.ts'
import { copyOfBody } from '../kernel/http/copy-of-body.ts'
import type { RequestVariables } from '../kernel/http/request-variables.ts'
import { maskKeys } from '../kernel/key-text.ts'
import { productOfCall } from './product-of-route.ts'

/** Bytes of a body that are stored at most. */
export const mostBytes = 64 * 1024

/** Content types of texts; without one, a body is what our calls take: JSON. */
const textType = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|x-ndjson|xml|x-www-form-urlencoded)\b|$)/i

/** Returns a body as it is stored; null for an empty one. `bytes` is all of it, or its beginning and one byte more. */
function storedBody(bytes: Uint8Array, type: string | null): StoredBody | null {
  if (bytes.length === 0) return null
  const isCut = bytes.length > mostBytes
  // Of a character that the end cuts, nothing is left.
  const decode = () => new TextDecoder().decode(bytes.subarray(0, mostBytes), { stream: isCut })
  return {
    content_type: type,
    text: textType.test(type ?? '') ? maskKeys(decode()) : null,
    is_cut: isCut,
  }
}

/**
 * Stores what product calls send and get, for keys whose owner has turned that on. The response goes on to its receiver as it is made; what
 * its receiver does not read is not stored. Headers are not stored.
 */
export function keepBodies({
  bodyStore,
  now,
}: {
  bodyStore: BodyStore
  now: Core['now']
}): MiddlewareHandler<{ Variables: RequestVariables }> {
  return async (context, next) => {
    const at = now()
    await next()
    const call = context.get('keyedCall')
    if (call?.storesBodies !== true) return
    if (productOfCall(call, routeOf(context)) === null) return
    const { pathname, search } = new URL(context.req.url)
    const sent = await bodyThatWasRead(context)
    const request = storedBody(sent, context.req.header('content-type') ?? null)
    const owner = { requestId: context.get('requestId'), keyId: call.keyId, at }
    const type = context.res.headers.get('content-type')
    context.res = copyOfBody(context.res, mostBytes + 1, (received) =>
      bodyStore.keep(owner, {
        address: maskKeys(pathname + search),
        request,
        response: storedBody(received, type),
      }),
    )
  }
}
