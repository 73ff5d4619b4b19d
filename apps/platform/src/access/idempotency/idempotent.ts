import { createHash } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'

import type { Core } from '../../kernel/core.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import type { RequestVariables } from '../../kernel/http/request-variables.ts'
import type { Sql } from '../../kernel/storage/database.ts'
import { findKey } from '../../keys/keys.ts'
import { bearerToken } from '../meter.ts'
import { claimCall, forgetCall, storeResponse } from './idempotent-calls.ts'

/** Longest name of a call, in characters. */
const maxName = 255

/** Largest answer that is kept; a larger one is made again, and not charged again. */
const maxKeptBytes = 1024 * 1024

const keptHeaders = ['content-type', 'vary', 'x-engine', 'x-usage-tokens']

/** Of an answer that a call keeps by itself. */
const ownHeaders = { 'content-type': 'application/json', 'x-engine': 'local' }

function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  // Each with its length, so that no two lists of parts are the same bytes.
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part)
  return hash.digest('hex')
}

/** The name that the caller gave the call; undefined without one. Throws 422 for one that cannot be used. */
function nameOf(context: Context): string | undefined {
  const name = context.req.header('idempotency-key')
  if (name === undefined || (name.length > 0 && name.length <= maxName)) return name
  const msg = `An idempotency key has 1 to ${maxName} characters.`
  throw new ApiFailure(422, [{ loc: ['header', 'idempotency-key'], msg, type: 'value_error' }])
}

/**
 * Lets a POST with an API key be repeated under its `Idempotency-Key`: for a day its answer is sent again with `idempotent-replayed: true`.
 * Tries that come while it runs wait for it. A refused call (4xx) is forgotten, so the next try is a new one. After a failure of ours,
 * a killed process, a stream or an answer of more than 1 MB the next try runs again under the name of the first one's charge, so it is charged once.
 * What writes more than its charge keeps its answer in the same transaction, so that it is done once, too.
 * Several processes on one PostgreSQL server may each run a call that is tried at both at once; it is still charged once.
 * Throws 422 for a name that was used with another body. Calls without the header go straight on.
 */
export function idempotent({
  database,
  now,
}: Pick<Core, 'database' | 'now'>): MiddlewareHandler<{ Variables: RequestVariables }> {
  const running = new Map<string, Promise<void>>()

  async function answerOnce(
    context: Context<{ Variables: RequestVariables }>,
    call: { id: string; keyId: string; bodyHash: string },
    next: () => Promise<void>,
  ): Promise<Response | undefined> {
    const { id, keyId } = call
    const requestId = context.get('requestId')
    const claim = await claimCall(database, { ...call, chargeName: requestId }, now())
    const { sameBody, chargeName, answer } = claim
    const isRepeated = chargeName !== requestId
    if (!sameBody) {
      const detail =
        'This idempotency key was used for a call with another body. Use a new one for each call.'
      throw new ApiFailure(422, detail)
    }
    if (answer !== undefined) {
      context.set('keyedCall', { keyId })
      const headers = { ...answer.headers, 'idempotent-replayed': 'true' }
      return context.body(answer.body, answer.status as 200, headers)
    }
    const keep = (sql: Sql, made: object) =>
      storeResponse(sql, id, { status: 200, headers: ownHeaders, body: Buffer.from(JSON.stringify(made)) })
    context.set('charge', { name: chargeName, isRepeated, keep })
    await next()
    const { status, ok, headers } = context.res
    // An earlier try may have been charged: its name stays.
    if (status >= 400 && status < 500 && !isRepeated) await forgetCall(database, id)
    if (!ok || headers.get('content-type')?.startsWith('text/event-stream') === true) return undefined
    const body = new Uint8Array(await context.res.clone().arrayBuffer())
    if (body.length > maxKeptBytes) return undefined
    const kept = keptHeaders.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value] as const]
    })
    await storeResponse(database, id, { status, headers: Object.fromEntries(kept), body })
    return undefined
  }

  return async (context, next) => {
    if (context.req.method !== 'POST') return next()
    const name = nameOf(context)
    if (name === undefined) return next()
    const key = await findKey(database, bearerToken(context) ?? '', now())
    // The route refuses the call, or is one that charges nobody.
    if (key === undefined) return next()
    const { pathname, search } = new URL(context.req.url)
    const id = hashOf(key.id, context.req.method, pathname + search, name)
    // A copy: the route reads the body by itself, some as a form.
    const bodyHash = hashOf(new Uint8Array(await context.req.raw.clone().arrayBuffer()))
    for (let earlier = running.get(id); earlier !== undefined; earlier = running.get(id)) await earlier
    const { promise, resolve } = Promise.withResolvers<void>()
    running.set(id, promise)
    try {
      return await answerOnce(context, { id, keyId: key.id, bodyHash }, next)
    } finally {
      running.delete(id)
      resolve()
    }
  }
}
