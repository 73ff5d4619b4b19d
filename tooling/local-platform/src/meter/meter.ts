import type { Context } from 'hono'
import { ApiFailure } from '../http/api-failure.ts'
import type { Charge, KeyedCall } from '../http/base-app.ts'
import { findKey, isExpiredKey, touchKey, type ApiKey } from '../keys/keys.ts'
import type { Scope } from '../keys/scopes.ts'
import { InsufficientBalance } from '../ledger/insufficient-balance.ts'
import { consume, readWallet } from '../ledger/wallet.ts'
import type { BalanceListener } from '../services.ts'
import type { Database } from '../storage/database.ts'

/** The account behind a call to the main API. */
export interface Caller {
  key: ApiKey
  /** Tokens left, trial and paid together, when the call began. */
  balance: number
  /** What the request log is told of the call. */
  call: KeyedCall
  /** Set when the caller gave the call a name under which it is charged once. */
  charge: Charge | undefined
}

export interface Use {
  product: string
  model: string
  tokens: number
  requestId: string
}

export interface Meter {
  /**
   * The key of a call. Throws 401 when it is missing, malformed, unknown, revoked or expired, and 403 when it is limited to other scopes.
   * `any` is for what every key may do.
   */
  authenticate(context: Context, scope: Scope | 'any'): Promise<Caller>
  /** Throws 402 when the caller has fewer than `tokens`, unless an earlier try may have paid already: `charge` then tells. */
  ensure(caller: Caller, tokens: number): void
  /** Takes used tokens and answers what is left. Throws 402, with nothing taken, when the balance is short. */
  charge(caller: Caller, use: Use): Promise<number>
}

const shortBalance =
  'The balance of this API key is too low. Buy tokens in the API dashboard, or use another key.'

/** The bearer token of a request; undefined without one. */
export function bearerToken(context: Context): string | undefined {
  const [scheme, token, ...rest] = (context.req.header('authorization') ?? '').trim().split(/\s+/)
  return scheme?.toLowerCase() === 'bearer' && rest.length === 0 ? token : undefined
}

/** Connects calls to the ledger: who calls, can they pay, take the tokens. `balanceChanged` hears of every charge. */
export function createMeter(database: Database, now: () => Date, balanceChanged: BalanceListener): Meter {
  return {
    async authenticate(context, scope) {
      if (context.req.header('authorization') === undefined) {
        throw new ApiFailure(401, 'An API key is missing. Send it as "Authorization: Bearer <key>".')
      }
      const at = now()
      const text = bearerToken(context) ?? ''
      const key = await findKey(database, text, at)
      if (key === undefined) {
        const isExpired = await isExpiredKey(database, text, at)
        throw new ApiFailure(
          401,
          isExpired
            ? 'This API key has expired. Set a later end in the API dashboard, or use another key.'
            : 'This API key is not valid. It may be mistyped or revoked.',
        )
      }
      const call: KeyedCall = { keyId: key.id }
      context.set('keyedCall', call)
      if (scope !== 'any' && key.scopes?.includes(scope) === false)
        throw new ApiFailure(403, `This API key is not allowed to do this: it lacks the scope "${scope}".`)
      await touchKey(database, key, at)
      const wallet = await readWallet(database, key.id, at)
      return {
        key,
        balance: wallet.trial + wallet.regular,
        call,
        charge: context.get('charge') as Charge | undefined,
      }
    },
    ensure(caller, tokens) {
      if (caller.balance < tokens && caller.charge?.isRepeated !== true)
        throw new ApiFailure(402, shortBalance)
    },
    async charge(caller, use) {
      try {
        // One statement is atomic by itself; a transaction around it would be two more round trips.
        const wallet = await consume(database, {
          keyId: caller.key.id,
          tokens: use.tokens,
          idempotencyKey: `consume:${caller.charge?.name ?? use.requestId}`,
          product: use.product,
          model: use.model,
          at: now(),
        })
        caller.call.use = { product: use.product, model: use.model, tokens: use.tokens }
        balanceChanged(caller.key.id)
        return wallet.trial + wallet.regular
      } catch (error) {
        if (error instanceof InsufficientBalance) throw new ApiFailure(402, shortBalance)
        throw error
      }
    },
  }
}
