import type { Context } from 'hono'

import type { CallingKey } from '../../access/find-caller.ts'
import { KeyChanged } from '../../access/key-changed.ts'
import { BoundedMap } from '../../kernel/bounded-map.ts'
import type { Core } from '../../kernel/core.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import type { Retention } from '../../kernel/processes/retention.ts'
import { together } from '../../kernel/storage/together.ts'
import {
  chargeParameters,
  walletAfter,
  type Charged,
  type Consumption,
  type Wallet,
} from '../../ledger/wallet.ts'

/** Requests and tokens allowed per minute. */
export interface Limit {
  requests: number
  tokens?: number
}

/** Length of the window in which calls are counted. */
export const windowSeconds = 60

/** What a statement that counts a call returns. */
interface Taken {
  refusal: 'requests' | 'tokens' | null
  /** Calls and tokens of the last minute, this call included when it is allowed. */
  used_requests: number
  used_tokens: number
  /** When the oldest call of the last minute was made, in seconds since 1970. */
  oldest: number
}

/** What a statement that counts and charges a call returns. */
type CountedAndCharged = Omit<Taken, 'refusal'> &
  Charged & { place: number; is_key_changed: boolean; limit_refusal: Taken['refusal'] }

/** What was found of a key. */
export type FoundKey = Pick<CallingKey, 'hash' | 'version'>

/** A call that is counted for a caller, and charged if its key is still the one that was found. */
interface ChargedCall {
  key: FoundKey
  who: string
  limit: Limit
  usage: Consumption
}

/** Most calls that one statement charges: no key waits long for others. */
const mostTogether = 16

/** Headers with the limits per minute, and the seconds until the oldest call leaves the window. */
const limitHeaders = ({ requests, tokens }: Limit, reset: number): Record<string, string> => ({
  'X-RateLimit-Limit-Requests': String(requests),
  'X-RateLimit-Reset-Requests': String(reset),
  ...(tokens !== undefined && {
    'X-RateLimit-Limit-Tokens': String(tokens),
    'X-RateLimit-Reset-Tokens': String(reset),
  }),
})

/** Most callers above their limit that are remembered; those who are forgotten are asked for again. */
const mostRefused = 10_000

/** Counts one call of a caller and sets the rate-limit headers; throws 429 with Retry-After above the limit. */
type CountCall = (context: Context, who: string, limit: Limit, tokens?: number) => Promise<void>

export type RateLimiter = CountCall & {
  /** Throws 429 for a caller that was above its limit and still is: before its body is read, and without asking the database. */
  check(who: string): void
  /** Counts a call and charges it, in one statement with others of the same moment. Throws 429 as `CountCall` does, `KeyChanged` and `UsageRefused`. */
  charge(context: Context, who: string, limit: Limit, key: FoundKey, usage: Consumption): Promise<Wallet>
}

/**
 * Counts calls over a sliding minute, per key or client address, for all processes over the database. The window moves in steps of a
 * second.
 */
export function createRateLimiter({ database, now }: Pick<Core, 'database' | 'now'>): RateLimiter {
  /** Callers above their limit, with the time in milliseconds until which that is certain. */
  const refused = new BoundedMap<string, { until: number; headers: Record<string, string> }>(mostRefused)

  function check(who: string): void {
    const known = refused.get(who)
    if (known === undefined) return
    const milliseconds = known.until - now().getTime()
    if (milliseconds <= 0) return void refused.delete(who)
    const seconds = String(Math.ceil(milliseconds / 1000))
    throw new ApiFailure(429, 'Too many requests in a minute.', { ...known.headers, 'retry-after': seconds })
  }

  /** Sets the headers of a call that was counted; throws 429 for one above the limit. */
  function tell(context: Context, who: string, limit: Limit, at: Date, taken: Taken): void {
    const { refusal, used_requests: requests, used_tokens: used, oldest } = taken
    const reset = Math.max(1, Math.ceil(oldest + windowSeconds - at.getTime() / 1000))
    const remaining = String(Math.max(0, limit.requests - requests))
    context.set('isCounted', true)
    if (refusal !== null) {
      const headers = { ...limitHeaders(limit, reset), 'X-RateLimit-Remaining-Requests': remaining }
      if (refusal === 'requests') refused.set(who, { until: (oldest + windowSeconds) * 1000, headers })
      throw new ApiFailure(429, `Too many ${refusal} in a minute.`, {
        'retry-after': String(reset),
        ...headers,
      })
    }
    for (const [name, value] of Object.entries(limitHeaders(limit, reset))) context.header(name, value)
    context.header('X-RateLimit-Remaining-Requests', remaining)
    if (limit.tokens !== undefined)
      context.header('X-RateLimit-Remaining-Tokens', String(Math.max(0, limit.tokens - used)))
  }

  const count: CountCall = async (context, who, limit, tokens = 0) => {
    check(who)
    const at = now()
    const [taken] = await database.query<Taken>('select * from take_call($1, $2, $3, $4, $5)', [
      who,
      at,
      limit.requests,
      limit.tokens ?? null,
      tokens,
    ])
    if (taken === undefined) throw new Error(`The call of ${who} was not counted.`)
    tell(context, who, limit, at, taken)
  }

  /** Counts and charges calls in one statement, and thereby in one commit. */
  const chargeTogether = together(mostTogether, (calls: readonly ChargedCall[]) => {
    const parameters = calls.map(({ usage }) => chargeParameters(usage))
    const column = <Place extends keyof ReturnType<typeof chargeParameters>>(place: Place) =>
      parameters.map((each) => each[place])
    return database.query<CountedAndCharged>(
      `select * from charge_calls($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        calls.map(({ key }) => key.hash),
        calls.map(({ key }) => key.version),
        calls.map(({ who }) => who),
        calls.map(({ limit }) => limit.requests),
        calls.map(({ limit }) => limit.tokens ?? null),
        column(0),
        column(1),
        column(2),
        column(3),
        column(4),
        column(5),
      ],
    )
  })

  const charge: RateLimiter['charge'] = async (context, who, limit, key, usage) => {
    check(who)
    const both = await chargeTogether({ key, who, limit, usage })
    if (both === undefined) throw new Error(`The usage ${usage.idempotencyKey} has no result.`)
    if (both.is_key_changed) throw new KeyChanged()
    tell(context, who, limit, usage.at, { ...both, refusal: both.limit_refusal })
    return walletAfter(both)
  }
  return Object.assign(count, { check, charge })
}

/** The counts of callers without a call in the last minute. */
export const rateLimitRetention: Retention = {
  table: 'rate_limits',
  async prune(database, at) {
    const before = Math.floor(at.getTime() / 1000) - windowSeconds
    await database.query(
      'delete from rate_limits where coalesce(seconds[array_upper(seconds, 1)], 0) <= $1',
      [before],
    )
  },
}
