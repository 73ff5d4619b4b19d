import fc from 'fast-check'
import { expect, test } from 'vitest'

import { settleEvent } from '../billing/checkout/settle-event.ts'
import { openTestDatabase } from '../kernel/storage/open-database.test-support.ts'
import { createKey } from '../keys/keys.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { readWallet } from '../ledger/wallet.ts'
import { startTestStandIns, type TestStandIns } from '../stand-ins/stand-ins.test-support.ts'
import { lengthOf } from './test-length.test-support.ts'

const at = new Date('2026-03-01T12:00:00Z')
const price = 5000
const bought = 1_000_000_000
const runs = lengthOf('REVERSAL_RUNS', { short: 25, long: 300 })

/** Something that happens to a payment at the provider. `which` picks one of its refunds or disputes. */
const step = fc.oneof(
  fc.record({ what: fc.constant('refund' as const), amount: fc.integer({ min: 1, max: price }) }),
  fc.record({ what: fc.constant('dispute' as const), amount: fc.integer({ min: 1, max: price }) }),
  fc.record({ what: fc.constantFrom('fail' as const, 'win' as const, 'lose' as const), which: fc.nat(5) }),
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** Pays a checkout of a key at the stand-in and returns the payment's id. Its events wait at the provider. */
async function pay({ stripe }: TestStandIns, keyId: string): Promise<string> {
  const { id, url } = await stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ price: 'price_standard_1b', quantity: 1 }],
    success_url: 'http://localhost:3000/',
    cancel_url: 'http://localhost:3000/',
    client_reference_id: keyId,
    metadata: { price_id: 'price_standard_1b', quantity: '1' },
  })
  const form = { email: 'a@example.org', number: '4242424242424242', expiry: '12/34', code: '123' }
  const page = (url ?? '').replace('localhost', '127.0.0.1')
  const paid = await fetch(page, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  expect(paid.status).toBe(303)
  const { payment_intent: payment } = await stripe.checkout.sessions.retrieve(id)
  return payment as string
}

/** Does a step; one that is impossible, such as a refund of more than is left, does nothing. */
async function happen({ stripe }: TestStandIns, payment: string, done: Step): Promise<void> {
  const refunds = (await stripe.refunds.list({ payment_intent: payment })).data
  const disputes = (await stripe.disputes.list({ payment_intent: payment })).data
  if (done.what === 'refund') {
    const left = price - refunds.reduce((sum, one) => sum + (one.status === 'failed' ? 0 : one.amount), 0)
    const amount = Math.min(done.amount, left)
    if (amount > 0) await stripe.refunds.create({ payment_intent: payment, amount })
  } else if (done.what === 'dispute') {
    const form = { payment_intent: payment, amount: String(done.amount) }
    await stripe.rawRequest('POST', '/v1/test_helpers/disputes', form)
  } else if (done.what === 'fail') {
    const refund = refunds[done.which]
    if (refund?.status === 'succeeded')
      await stripe.rawRequest('POST', `/v1/test_helpers/refunds/${refund.id}/fail`, {})
  } else {
    const dispute = disputes[done.which]
    const evidence = done.what === 'win' ? 'winning_evidence' : 'losing_evidence'
    if (dispute?.status === 'needs_response')
      await stripe.disputes.update(dispute.id, { evidence: { uncategorized_text: evidence }, submit: true })
  }
}

/** Tokens that a key keeps of a payment, by what the provider says at the end. */
async function kept({ stripe }: TestStandIns, payment: string): Promise<number> {
  const refunds = (await stripe.refunds.list({ payment_intent: payment })).data
  const disputes = (await stripe.disputes.list({ payment_intent: payment })).data
  const returned = [
    ...refunds.filter(({ status }) => status !== 'failed'),
    ...disputes.filter(({ status }) => status !== 'won'),
  ].reduce((sum, { amount }) => sum + amount, 0)
  return bought - Math.ceil(bought * (Math.min(returned, price) / price))
}

test('refunds and disputes, in whichever order their events arrive, leave the tokens that the provider says were paid', async () => {
  const database = await openTestDatabase()
  const standIns = await startTestStandIns()
  const { stripe } = standIns
  const services = { database, now: () => at, balanceChanged: () => undefined }
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 6 }),
      fc.infiniteStream(fc.nat(1_000_000)),
      async (steps, chances) => {
        const { id: keyId } = await database.transaction((sql) =>
          createKey(sql, { kind: 'zero', userId: null, at }),
        )
        const payment = await pay(standIns, keyId)
        const eventsOf = async () =>
          (await stripe.events.list()).data.filter(({ data: { object } }) =>
            JSON.stringify(object).includes(payment),
          )
        const known = new Set<string>()
        const deliverSome = async (share: number) => {
          const waiting = (await eventsOf())
            .filter(({ id }) => !known.has(id))
            .map((event) => ({ event, order: chances.next().value }))
            .toSorted((a, b) => a.order - b.order)
          const now = waiting.slice(0, Math.ceil(waiting.length * share))
          for (const { event } of now) known.add(event.id)
          // At once and twice: answers of the provider overtake each other.
          await Promise.all(
            [...now, ...now].map(({ event: { id, type, data } }) =>
              settleEvent(services, stripe, { id, type, object: data.object }),
            ),
          )
        }
        for (const done of steps) {
          await happen(standIns, payment, done)
          if (chances.next().value % 2 === 0) await deliverSome(0.5)
        }
        await deliverSome(1)
        expect((await readWallet(database, keyId, at)).regular).toBe(await kept(standIns, payment))
      },
    ),
    { numRuns: runs },
  )
  expect(await checkLedger(database)).toEqual([])
})

test('an answer of the provider that was asked for earlier than the recorded one changes nothing', async () => {
  const database = await openTestDatabase()
  const standIns = await startTestStandIns()
  const { stripe } = standIns
  const services = { database, now: () => at, balanceChanged: () => undefined }
  const { id: keyId } = await database.transaction((sql) =>
    createKey(sql, { kind: 'zero', userId: null, at }),
  )
  const payment = await pay(standIns, keyId)
  const deliver = async (type: string, through = stripe) => {
    const { data } = await stripe.events.list()
    const event = data.find((one) => one.type === type && JSON.stringify(one.data.object).includes(payment))
    if (event === undefined) throw new Error(`There is no ${type}.`)
    await settleEvent(services, through, { id: event.id, type, object: event.data.object })
  }
  await deliver('checkout.session.completed')
  await stripe.refunds.create({ payment_intent: payment, amount: 2500 })
  // The first question is answered with one refund, and the answer comes only after that to a second question.
  const asked = Promise.withResolvers<undefined>()
  const second = Promise.withResolvers<undefined>()
  const slow = new Proxy(stripe, {
    get(target, name) {
      if (name !== 'disputes') return Reflect.get(target, name) as unknown
      asked.resolve(undefined)
      return {
        async *list() {
          await second.promise
          yield* []
        },
      }
    },
  })
  const first = deliver('refund.created', slow)
  await asked.promise
  await stripe.refunds.create({ payment_intent: payment, amount: 2500 })
  await deliver('refund.created')
  expect((await readWallet(database, keyId, at)).regular).toBe(0)
  second.resolve(undefined)
  await first
  expect((await readWallet(database, keyId, at)).regular).toBe(0)
})
