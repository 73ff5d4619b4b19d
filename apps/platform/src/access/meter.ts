import type { Core } from '../kernel/core.ts'
import { ApiFailure } from '../kernel/http/api-failure.ts'
import type { Sql } from '../kernel/storage/database.ts'
import { undo } from '../kernel/storage/undo.ts'
import { untilStored } from '../kernel/storage/until-stored.ts'
import type { BalanceListener } from '../ledger/balance-listener.ts'
import { holdTokens, releaseHold } from '../ledger/holds.ts'
import { refusalMessages } from '../ledger/usage-refused.ts'
import { consume, type Consumption, type Wallet } from '../ledger/wallet.ts'
import { createCallers, type Caller, type Callers } from './callers.ts'
import { KeyChanged } from './key-changed.ts'
import { paymentRequired } from './payment-required.ts'

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

export interface Meter extends Callers {
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
  /**
   * Charges by a statement of another kind, which finds out as well whether the key is the one that the caller has: `post` is given what to charge, and throws
   * `KeyChanged` otherwise. Such a key is read and judged anew. Throws 402 as `charge` does, and 401 and 403 as `authenticate` does.
   */
  chargeBy(
    caller: Caller,
    usage: Omit<Usage, 'isDone'>,
    post: (consumption: Consumption) => Promise<Wallet>,
  ): Promise<number>
}

/** Longer than any call lasts, milliseconds: the holds of a process that has ended are released before. */
const longestHold = 3_600_000

/** Idempotency key of the charge of a request. */
const chargeIdOf = ({ charge }: Caller, requestId: string): string => `consume:${charge?.name ?? requestId}`

/** Connects requests to the ledger: finds the key, checks balance and budgets, charges tokens. Calls `balanceChanged` after every charge. */
export function createMeter(
  { database, now, processId }: Pick<Core, 'database' | 'now'> & { processId: string },
  balanceChanged: BalanceListener,
): Meter {
  async function chargeWith(
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
    chargeWith(caller, usage, (consumption) => consume(sql, consumption))

  return {
    ...createCallers({ database, now }),
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
    async chargeBy(caller, usage, post) {
      const charged = () => chargeWith(caller, usage, post)
      const balance = await charged().catch(async (error: unknown) => {
        if (!(error instanceof KeyChanged)) throw error
        caller.isChecked = false
        await caller.check()
        return charged()
      })
      caller.isChecked = true
      return balance
    },
  }
}
