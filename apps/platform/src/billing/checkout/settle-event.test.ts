import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { companyFetch } from '../../kernel/outgoing/company-fetch.ts'
import type { Database, Transaction } from '../../kernel/storage/database.ts'
import { openTestDatabase } from '../../kernel/storage/open-database.test-support.ts'
import { createKey } from '../../keys/keys.ts'
import { readWallet } from '../../ledger/wallet.ts'
import { lengthOf } from '../../resilience/test-length.test-support.ts'
import { findPack } from '../catalog/packs.ts'
import { settleEvent } from './settle-event.ts'
import { createStripe } from './stripe.ts'

const at = new Date('2026-03-01T12:00:00Z')
const tokensOf = { price_standard_1b: 1_000_000_000, price_premium_11b: 11_000_000_000 } as const
const runs = lengthOf('WEBHOOK_RUNS', { short: 20, long: 60 })

class Killed extends Error {}

/** A database whose next transaction fails at statement number `statement` or before its commit, as when the process is killed. */
function mortal(database: Database) {
  let statement: number | undefined
  return {
    killAt(number: number) {
      statement = number
    },
    database: {
      ...database,
      transaction: <T>(work: (sql: Transaction) => Promise<T>) =>
        database.transaction(async (sql) => {
          let left = statement
          statement = undefined
          const result = await work({
            ...sql,
            query: (text, parameters) => {
              if (left !== undefined && left-- === 0) throw new Killed('killed')
              return sql.query(text, parameters)
            },
          })
          if (left !== undefined) throw new Killed('killed before the end')
          return result
        }),
    } satisfies Database,
  }
}

const payment = fc.record({
  kind: fc.constantFrom('checkout' as const, 'recharge' as const),
  key: fc.nat(2),
  price: fc.constantFrom('price_standard_1b' as const, 'price_premium_11b' as const),
  quantity: fc.integer({ min: 1, max: 3 }),
  /** Number of events about the payment, each with another id. */
  events: fc.integer({ min: 1, max: 2 }),
})
type Payment = typeof payment extends fc.Arbitrary<infer Value> ? Value : never

/** Returns the event of a payment or, with `paid` false, of a checkout that is not paid yet. */
function eventOf({ kind, price, quantity }: Payment, id: string, keyId: string, eventId: string) {
  const amount = (findPack(price)?.price ?? 0) * quantity
  return kind === 'checkout'
    ? {
        id: eventId,
        type: 'checkout.session.completed',
        object: {
          id: `cs_${id}`,
          mode: 'payment',
          payment_status: 'paid',
          client_reference_id: keyId,
          amount_total: amount,
          currency: 'usd',
          metadata: { price_id: price, quantity: String(quantity) },
          customer_details: { email: 'a@example.org' },
        },
      }
    : {
        id: eventId,
        type: 'payment_intent.succeeded',
        object: {
          id: `pi_${id}`,
          amount_received: amount,
          currency: 'usd',
          metadata: { charge_id: id, key_id: keyId, price_id: price },
        },
      }
}

test('events in any order, repeated, and received by a process that is killed midway credit exactly what was paid', async () => {
  const real = await openTestDatabase()
  const { database, killAt } = mortal(real)
  const services = { database, now: () => at, balanceChanged: () => undefined }
  const stripe = createStripe(
    { url: 'http://127.0.0.1:1', secretKey: 'sk_test_local' },
    companyFetch({ seconds: 10 }),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(payment, { minLength: 1, maxLength: 6 }),
      fc.infiniteStream(
        fc.record({
          order: fc.nat(1_000_000),
          copies: fc.integer({ min: 1, max: 3 }),
          kill: fc.option(fc.nat(12)),
        }),
      ),
      async (payments, chances) => {
        const keys = await Promise.all(
          [0, 1, 2].map(() => real.transaction((sql) => createKey(sql, { kind: 'zero', userId: null, at }))),
        )
        const keyOf = ({ key }: Payment) => keys[key]?.id ?? ''
        const deliveries = payments.flatMap((paid) => {
          const id = randomUUID()
          return Array.from({ length: paid.events }, () =>
            eventOf(paid, id, keyOf(paid), randomUUID()),
          ).flatMap((event) => {
            const { copies } = chances.next().value
            return Array.from({ length: copies }, () => event)
          })
        })
        const shuffled = deliveries
          .map((event) => ({ event, chance: chances.next().value }))
          .toSorted((a, b) => a.chance.order - b.chance.order)
        for (const { event, chance } of shuffled) {
          if (chance.kill === null) await settleEvent(services, stripe, event)
          else {
            killAt(chance.kill)
            await expect(settleEvent(services, stripe, event)).rejects.toBeInstanceOf(Killed)
          }
        }
        // The provider repeats each event until it is accepted.
        await Promise.all(shuffled.map(({ event }) => settleEvent(services, stripe, event)))
        for (const [index, key] of keys.entries()) {
          const expected = payments
            .filter((paid) => paid.key === index)
            .reduce(
              (sum, { kind, price, quantity }) =>
                sum + tokensOf[price] * (kind === 'checkout' ? quantity : 1),
              0,
            )
          expect((await readWallet(real, key.id, at)).regular).toBe(expected)
          const receipts = await real.query('select id from receipts where key_id = $1', [key.id])
          expect(receipts).toHaveLength(payments.filter((paid) => paid.key === index).length)
        }
      },
    ),
    { numRuns: runs },
  )
})
