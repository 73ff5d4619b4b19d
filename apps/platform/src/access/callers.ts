import type { Context } from 'hono'

import { BoundedMap } from '../kernel/bounded-map.ts'
import type { Core } from '../kernel/core.ts'
import { ApiFailure } from '../kernel/http/api-failure.ts'
import { bodyLimits, quickLength } from '../kernel/http/body/body-limits.ts'
import { allowBody } from '../kernel/http/body/read-bytes.ts'
import type { Charge, KeyedCall } from '../kernel/http/request-variables.ts'
import { fingerprint } from '../kernel/key-text.ts'
import { isUseNoted, touchKey } from '../keys/keys.ts'
import type { Scope } from '../keys/scopes.ts'
import { bearerToken } from './bearer-token.ts'
import { createCallerFinder, type CallingKey } from './find-caller.ts'

/** The API key behind a request to the main API. */
export interface Caller {
  /** The key at the start of the request. Of a caller that is not checked yet, as a request before found it, within a minute. */
  key: CallingKey
  /** Data of the request for the request log. */
  call: KeyedCall
  /** Set for a request with an idempotency key, which is charged once. */
  charge: Charge | undefined
  /** Whether a statement of this request has found the key as it is here. */
  isChecked: boolean
  /** Reads the key unless it is checked. Throws as `Callers.authenticate` does. */
  check: () => Promise<void>
}

export interface Callers {
  /**
   * Returns the key of a request. Throws 401 when it is missing, malformed, unknown, revoked or expired, and 403 when it is limited to
   * other scopes. The scope `any` allows every key.
   */
  authenticate(context: Context, scope: Scope | 'any'): Promise<Caller>
  /**
   * Returns the key of a short request without asking the database, as far as a request before has found it; otherwise as `authenticate` does. Nothing may be
   * answered or charged before the caller is checked.
   */
  recall(context: Context, scope: Scope): Promise<Caller>
}

/** Most keys that are remembered. */
const mostRemembered = 10_000

/** Whether the work of a request is worth less than a statement, so that nothing is lost when its key turns out to be revoked. */
const isShort = (context: Context) => Number(context.req.header('content-length') ?? NaN) <= quickLength

const isAllowed = ({ scopes }: CallingKey, scope: Scope | 'any') =>
  scope === 'any' || scopes?.includes(scope) !== false

/** Finds the keys of requests, and remembers them until their use is to be noted again. */
export function createCallers({ database, now }: Pick<Core, 'database' | 'now'>): Callers {
  const findCaller = createCallerFinder(database)
  const remembered = new BoundedMap<string, CallingKey>(mostRemembered)

  /** Lets a request of a known key go on: it is logged, and may send a large body. */
  function admit(context: Context, { id, is_session: isOfSession, stores_bodies: storesBodies }: CallingKey) {
    const call: KeyedCall = { keyId: id, isOfSession, storesBodies }
    context.set('keyedCall', call)
    allowBody(context, bodyLimits.key, id)
    return call
  }

  async function read(context: Context, scope: Scope | 'any'): Promise<Pick<Caller, 'key' | 'call'>> {
    if (context.req.header('authorization') === undefined) {
      throw new ApiFailure(401, 'An API key is missing. Send it as "Authorization: Bearer <key>".')
    }
    const at = now()
    const text = bearerToken(context) ?? ''
    // What is known of it may be wrong; if it is not, it is remembered again.
    remembered.delete(fingerprint(text).hash)
    const key = await findCaller(text, at)
    if (key === undefined)
      throw new ApiFailure(401, 'This API key is not valid. It may be mistyped or revoked.')
    if (key.is_expired) {
      throw new ApiFailure(
        401,
        'This API key has expired. Set a later end in the API dashboard, or use another key.',
      )
    }
    const call = admit(context, key)
    if (!isAllowed(key, scope))
      throw new ApiFailure(403, `This API key is not allowed to do this: it lacks the scope "${scope}".`)
    remembered.set(key.hash, { ...key, last_used_at: await touchKey(database, key, at) })
    return { key, call }
  }

  function callerOf(
    context: Context,
    scope: Scope | 'any',
    found: Pick<Caller, 'key' | 'call' | 'isChecked'>,
  ): Caller {
    const caller: Caller = {
      ...found,
      charge: context.get('charge') as Charge | undefined,
      async check() {
        if (caller.isChecked) return
        // Until then it is nobody's call, as that of any invalid key.
        context.set('keyedCall', undefined)
        Object.assign(caller, await read(context, scope), { isChecked: true })
      },
    }
    return caller
  }

  const authenticate: Callers['authenticate'] = async (context, scope) =>
    callerOf(context, scope, { ...(await read(context, scope)), isChecked: true })

  return {
    authenticate,
    async recall(context, scope) {
      const key = remembered.get(fingerprint(bearerToken(context) ?? '').hash)
      if (key === undefined || !isShort(context) || !isAllowed(key, scope) || !isUseNoted(key, now()))
        return authenticate(context, scope)
      return callerOf(context, scope, { key, call: admit(context, key), isChecked: false })
    },
  }
}
