import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Context, MiddlewareHandler } from 'hono'

import type { Core } from '../../kernel/core.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { bodyLimits } from '../../kernel/http/body/body-limits.ts'
import { allowBody, readBytes } from '../../kernel/http/body/read-bytes.ts'
import { failureBody } from '../../kernel/http/failure-body.ts'
import type { Charge, RequestVariables } from '../../kernel/http/request-variables.ts'
import { undo } from '../../kernel/storage/undo.ts'
import { findKey } from '../../keys/keys.ts'
import { bearerToken } from '../bearer-token.ts'
import {
  claimCall,
  forgetCall,
  packResponse,
  releaseCall,
  storeResponse,
  takeBytes,
  type Claim,
  type NamedCall,
  type PackedResponse,
  type StoredResponse,
} from './idempotent-calls.ts'

/** Longest idempotency key, in characters. */
export const maxName = 255

/** How often a request is looked at that another process makes, and for how long. */
const pollMilliseconds = 100
export const longestWaitMilliseconds = 20_000

/** Largest response that is stored, in bytes. */
export const maxKeptBytes = 1024 * 1024

/** What a retry of a stream gets: it would not say the same again. */
const streamNotKept =
  "This call was made and charged. Its response was a stream, so it isn't stored. Use a new idempotency key to make the call again."

const keptHeaders = ['content-type', 'vary', 'x-engine', 'x-usage-tokens']

function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  // Each part is preceded by its length, so that no two lists of parts have the same bytes.
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part)
  return hash.digest('hex')
}

/** Returns the idempotency key of a request; undefined without one. Throws 422 for an invalid one. */
function nameOf(context: Context): string | undefined {
  const name = context.req.header('idempotency-key')
  if (name === undefined || (name.length > 0 && name.length <= maxName)) return name
  const msg = `An idempotency key has 1 to ${maxName} characters.`
  throw new ApiFailure(422, [{ loc: ['header', 'idempotency-key'], msg, type: 'value_error' }])
}

/**
 * Makes POST requests with an API key and an `Idempotency-Key` safe to retry. For a day, a retry gets the stored response with
 * `idempotent-replayed: true`. Retries that arrive while the first request runs wait for it.
 *
 * - A client error (4xx) is not stored, so a retry is a new request.
 * - After a server error or a killed process a retry runs again with the charge of the first request, so it is charged once.
 * - A response above 1 MB is not stored, nor are those of a key beyond 50 MB in a day, compressed. A retry makes the call again, with the
 *   charge of the first request: a run of many calls can go on after a lost response, however long it is. Limits count each.
 * - A stream is not stored; a retry gets 409.
 * - Routes that write more than their charge store the response in the same transaction, so they write once, too.
 * - A retry that reaches another process waits too, up to `longestWaitMilliseconds`. It makes the request itself if the first process has ended.
 *
 * Throws 422 for an idempotency key that was used with another body. Requests without the header are passed on.
 */
export function idempotent({
  config,
  database,
  now,
  processId,
}: Pick<Core, 'config' | 'database' | 'now'> & { processId: string }): MiddlewareHandler<{
  Variables: RequestVariables
}> {
  const running = new Map<string, Promise<void>>()

  /** Claims a request; waits while another process makes it. Throws 409 when that takes too long. */
  async function claimWhenFree(call: NamedCall): Promise<Claim> {
    for (let waited = 0; waited < longestWaitMilliseconds; waited += pollMilliseconds) {
      const claim = await claimCall(database, call, now())
      if (!claim.isElsewhere || !claim.sameBody) return claim
      await sleep(pollMilliseconds)
    }
    throw new ApiFailure(
      409,
      'The first request with this idempotency key is still running. Try again in a moment.',
      {
        'retry-after': '5',
      },
    )
  }

  async function answerOnce(
    context: Context<{ Variables: RequestVariables }>,
    call: NamedCall,
    next: () => Promise<void>,
    settled: () => void,
  ): Promise<Response | undefined> {
    const { id, keyId } = call
    const { sameBody, chargeName, answer } = await claimWhenFree(call)
    const isRepeated = chargeName !== call.chargeName
    if (!sameBody || answer !== undefined) settled()
    if (!sameBody) {
      const detail =
        'This idempotency key was used for a call with another body. Use a new one for each call.'
      throw new ApiFailure(422, detail)
    }
    const replay = (stored: StoredResponse) => {
      context.set('keyedCall', { keyId })
      const headers = { ...stored.headers, 'idempotent-replayed': 'true' }
      return context.body(stored.body, stored.status as 200, headers)
    }
    if (answer !== undefined) return replay(answer)
    let isKept = false
    let isOvertaken = false
    const keep: Charge['keep'] = async (sql, made, engine = 'local') => {
      // Short, and stored in any case, since it is part of the effect; not compressed, since a transaction waits for nothing else.
      const body = Buffer.from(JSON.stringify(made))
      const headers = { 'content-type': 'application/json', 'x-engine': engine }
      isKept = await storeResponse(sql, id, { status: 200, headers, body, encoding: null })
      isOvertaken = !isKept
      // Undoes what the request has written.
      if (isOvertaken) throw new ApiFailure(409, 'Another process has already made this request.')
    }
    context.set('charge', { name: chargeName, isRepeated, keep })
    await next()
    if (isOvertaken) {
      settled()
      const { answer: made } = await claimCall(database, call, now())
      if (made === undefined) return undefined
      context.res = undefined
      context.res = replay(made)
      return undefined
    }
    const { status, ok, headers } = context.res
    // An earlier request may have been charged, so a repeated one keeps its record.
    if (status >= 400 && status < 500 && !isRepeated) {
      await forgetCall(database, id)
      settled()
    }
    if (ok && isKept) settled()
    if (!ok || isKept) return undefined
    const keepAs = async (response: PackedResponse) => {
      await storeResponse(database, id, response)
      settled()
    }
    if (headers.get('content-type')?.startsWith('text/event-stream') === true) {
      const json = { 'content-type': 'application/json' }
      await keepAs({
        status: 409,
        headers: json,
        body: Buffer.from(JSON.stringify(failureBody(config.docsUrl, 409, streamNotKept))),
        encoding: null,
      })
      return undefined
    }
    const body = new Uint8Array(await context.res.clone().arrayBuffer())
    if (body.length > maxKeptBytes) return undefined
    const kept = keptHeaders.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value] as const]
    })
    const packed = await packResponse({ status, headers: Object.fromEntries(kept), body })
    if (await takeBytes(database, keyId, packed.body.length, now())) await keepAs(packed)
    return undefined
  }

  return async (context, next) => {
    if (context.req.method !== 'POST') return next()
    const name = nameOf(context)
    if (name === undefined) return next()
    const key = await findKey(database, bearerToken(context) ?? '', now())
    // The route rejects the request, or does not charge for it.
    if (key === undefined) return next()
    const { pathname, search } = new URL(context.req.url)
    const id = hashOf(key.id, context.req.method, pathname + search, name)
    allowBody(context, bodyLimits.key, key.id)
    const bodyHash = hashOf(await readBytes(context))
    for (let earlier = running.get(id); earlier !== undefined; earlier = running.get(id)) await earlier
    const { promise, resolve } = Promise.withResolvers<void>()
    running.set(id, promise)
    try {
      const chargeName = context.get('requestId')
      const call = { id, keyId: key.id, bodyHash, chargeName, processId }
      let isOpen = true
      const settled = () => {
        isOpen = false
      }
      try {
        return await answerOnce(context, call, next, settled)
      } finally {
        // Others would wait for it as long as this process runs.
        if (isOpen) await undo('the claim of a call', () => releaseCall(database, call))
      }
    } finally {
      running.delete(id)
      resolve()
    }
  }
}
