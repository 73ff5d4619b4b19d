import type { Context } from 'hono'

import type { Core } from '../kernel/core.ts'
import { ApiFailure } from '../kernel/http/api-failure.ts'
import { bodyLimits } from '../kernel/http/body/body-limits.ts'
import { allowBody } from '../kernel/http/body/read-bytes.ts'
import type { Charge, KeyedCall } from '../kernel/http/request-variables.ts'
import type { Sql } from '../kernel/storage/database.ts'
import { undo } from '../kernel/storage/undo.ts'
import { untilStored } from '../kernel/storage/until-stored.ts'
import { touchKey } from '../keys/keys.ts'
import type { Scope } from '../keys/scopes.ts'
import type { BalanceListener } from '../ledger/balance-listener.ts'
import { holdTokens, releaseHold } from '../ledger/holds.ts'
import { refusalMessages } from '../ledger/usage-refused.ts'
import { consume, type Consumption, type Wallet } from '../ledger/wallet.ts'
import { createCallerFinder, type CallingKey } from './find-caller.ts'
import { paymentRequired } from './payment-required.ts'

/** The API key behind a request to the main API. */
export interface Caller {
  /** The key at the start of the request. */
  key: CallingKey
  /** Data of the request for the request log. */
  call: KeyedCall
  /** Set for a request with an idempotency key, which is charged once. */
  charge: Charge | undefined
}

export interface Usage {
  product: string
  model: string
  tokens: number
  requestId: string
  /** The response was delivered already: what the wallet lacks becomes a debt of the key, and the charge waits for a database that is away. */
  isDone?: boolean
}

/** A call that another company works on, and what it may cost, in tokens. */
export interface HeldCall extends Pick<Usage, 'product' | 'model' | 'requestId'> {
  least: number
  /** Held for the call as far as the balance and the limits allow; it may still cost more. */
  most: number
}

/** Charges a held call. `isDone` as in `Usage`. */
export type ChargeHeld = (tokens: number, isDone?: boolean) => Promise<unknown>

export interface Meter {
  /**
   * Returns the key of a request. Throws 401 when it is missing, malformed, unknown, revoked or expired, and 403 when it is limited to
   * other scopes. The scope `any` allows every key.
   */
  authenticate(context: Context, scope: Scope | 'any'): Promise<Caller>
  /** Throws 402 when balance or budget do not cover `tokens`. Passes a retry, which may have been charged before: `charge` decides. */
  ensure(caller: Caller, tokens: number): void
  /**
   * Holds tokens while `work` passes a call on to another company, so that calls at the same time cannot spend more than the balance.
   * What is held ends with the call, or with its stream (`KeyedCall.streamed`): by its charge, else it is released. Throws 402 when less
   * than `least` is left.
   */
  holding<Result>(
    caller: Caller,
    held: HeldCall,
    work: (charge: ChargeHeld) => Promise<Result>,
  ): Promise<Result>
  /**
   * Charges used tokens and returns the balance; inside the caller's transaction when `sql` is given.
   * Throws 402, with nothing charged, when balance or budget do not cover them.
   */
  charge(caller: Caller, usage: Usage, sql?: Sql): Promise<number>
  /** Charges by a statement that does more than that: `post` is given what to charge. Throws 402 as `charge` does. */
  chargeBy(
    caller: Caller,
    usage: Omit<Usage, 'isDone'>,
    post: (consumption: Consumption) => Promise<Wallet>,
  ): Promise<number>
}

/** Returns the bearer token of a request; undefined without one. */
export function bearerToken(context: Context): string | undefined {
  const [scheme, token, ...rest] = (context.req.header('authorization') ?? '').trim().split(/\s+/)
  return scheme?.toLowerCase() === 'bearer' && rest.length === 0 ? token : undefined
}

/** Longer than any call lasts, milliseconds: the holds of a process that has ended are released before. */
const longestHold = 3_600_000

/** Idempotency key of the charge of a request. */
const chargeIdOf = ({ charge }: Caller, requestId: string): string => `consume:${charge?.name ?? requestId}`

/** Connects requests to the ledger: authenticates the key, checks balance and budgets, charges tokens. Calls `balanceChanged` after every charge. */
export function createMeter(
  { database, now, processId }: Pick<Core, 'database' | 'now'> & { processId: string },
  balanceChanged: BalanceListener,
): Meter {
  const findCaller = createCallerFinder(database)

  async function chargeBy(
    caller: Caller,
    usage: Usage,
    post: (consumption: Consumption) => Promise<Wallet>,
  ): Promise<number> {
    const consumption = {
      keyId: caller.key.id,
      tokens: usage.tokens,
      idempotencyKey: chargeIdOf(caller, usage.requestId),
      product: usage.product,
      model: usage.model,
      at: now(),
      ...(usage.isDone !== undefined && { isDone: usage.isDone }),
    }
    // One statement is atomic by itself; a transaction around it would be two more round trips.
    const charged = () => post(consumption)
    const wallet = await paymentRequired(usage.isDone === true ? untilStored(charged) : charged())
    caller.call.usage = { product: usage.product, model: usage.model, tokens: usage.tokens }
    balanceChanged(caller.key.id)
    return wallet.trial + wallet.regular
  }
  const charge = (caller: Caller, usage: Usage, sql: Sql = database) =>
    chargeBy(caller, usage, (consumption) => consume(sql, consumption))

  return {
    async authenticate(context, scope) {
      if (context.req.header('authorization') === undefined) {
        throw new ApiFailure(401, 'An API key is missing. Send it as "Authorization: Bearer <key>".')
      }
      const at = now()
      const key = await findCaller(bearerToken(context) ?? '', at)
      if (key === undefined)
        throw new ApiFailure(401, 'This API key is not valid. It may be mistyped or revoked.')
      if (key.is_expired) {
        throw new ApiFailure(
          401,
          'This API key has expired. Set a later end in the API dashboard, or use another key.',
        )
      }
      const call: KeyedCall = {
        keyId: key.id,
        isOfSession: key.is_session,
        storesBodies: key.stores_bodies,
      }
      context.set('keyedCall', call)
      allowBody(context, bodyLimits.key, key.id)
      if (scope !== 'any' && key.scopes?.includes(scope) === false)
        throw new ApiFailure(403, `This API key is not allowed to do this: it lacks the scope "${scope}".`)
      await touchKey(database, key, at)
      return { key, call, charge: context.get('charge') as Charge | undefined }
    },
    ensure({ key, charge: once }, tokens) {
      if (once?.isRepeated === true) return
      if (key.balance < tokens) throw new ApiFailure(402, refusalMessages.balance)
      if (key.stopped_by !== null && key.remaining < tokens)
        throw new ApiFailure(402, refusalMessages[key.stopped_by])
    },
    async holding(caller, { least, most, ...usage }, work) {
      const at = now()
      const id = chargeIdOf(caller, usage.requestId)
      const expiresAt = new Date(at.getTime() + longestHold)
      const hold = { id, keyId: caller.key.id, least, most, at, expiresAt, processId }
      let isCharged = false
      async function end(): Promise<void> {
        if (!isCharged) await undo('a hold', () => releaseHold(database, id))
      }
      await paymentRequired(holdTokens(database, hold)).catch(async (error: unknown) => {
        // Of a statement whose answer was lost, nobody knows whether it was done.
        if (!(error instanceof ApiFailure)) await end()
        throw error
      })
      try {
        return await work(async (tokens, isDone = false) => {
          await charge(caller, { ...usage, tokens, isDone })
          isCharged = true
        })
      } finally {
        const { streamed } = caller.call
        if (streamed === undefined) await end()
        else void streamed.then(end)
      }
    },
    charge,
    chargeBy,
  }
}
