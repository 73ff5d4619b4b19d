import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'

import { openPostgres } from '../kernel/storage/open-postgres.ts'
import { createKey } from '../keys/keys.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { creditPurchase } from '../ledger/wallet.ts'
import { startService } from '../models/upstream/misbehaving-service.test-support.ts'
import { applySchema } from '../schema/apply-schema.ts'
import { PatientClient } from './patient-client.test-support.ts'
import { buyPackAt, passBotCheck, untilDelivered } from './platform-calls.test-support.ts'
import { startPooler } from './pooler.test-support.ts'
import { startPostgresServer } from './postgres-server.test-support.ts'
import { createRandom } from './random.test-support.ts'
import { startProcesses } from './several-processes.test-support.ts'
import { lengthOf, seed } from './test-length.test-support.ts'

const loadSeconds = lengthOf('HOLD_SECONDS', { short: 15, long: 600 })
const secondsBetweenKills = 5
const secondsBetweenRestarts = Math.max(6, loadSeconds / 5)
const clientCount = 16
const walletTokens = 1_000_000_000
const packTokens = 1_000_000_000
/** What the service reports for a call. */
const usedTokens = 321

const random = createRandom('held calls')

test(
  `three processes behind a pooler, killed while another company works on their calls, by the seed ${seed}: no hold is left, and each call is charged once`,
  { timeout: (loadSeconds + 420) * 1000 },
  async () => {
    const service = await startService()
    onTestFinished(() => service.close())
    service.answers((response, { body }) => {
      const isStream = body.includes('"stream":true')
      if (isStream) response.writeHead(200, { 'content-type': 'text/event-stream' })
      const usage = `{"usage":{"total_tokens":${usedTokens}}}`
      void setTimeout(random() * 600).then(() => response.end(isStream ? `data: ${usage}\n\n` : usage))
    })
    const server = await startPostgresServer()
    const database = openPostgres(server.url)
    onTestFinished(() => database.close())
    await applySchema(database)
    const ids = new Map<string, string>()
    const newKey = () =>
      database.transaction(async (sql) => {
        const at = new Date()
        const { id, text } = await createKey(sql, { kind: 'zero', userId: null, at })
        const purchase = { keyId: id, tokens: walletTokens, product: 'Pack', quantity: 1, at }
        await creditPurchase(sql, { ...purchase, paymentId: `first-${id}` })
        ids.set(text, id)
        return text
      })
    const keys = await Promise.all(Array.from({ length: clientCount }, newKey))
    const wallets = await Promise.all(Array.from({ length: 6 }, newKey))
    const environment = { UPSTREAM_API_URL: service.url, UPSTREAM_API_KEY: 'service-key' }
    const platform = await startProcesses(await startPooler(server.url), 3, environment)
    const client = new PatientClient(platform.url)

    const end = performance.now() + loadSeconds * 1000
    const isOver = () => performance.now() > end
    const calls = new Map<string, number>()
    const unexpected: string[] = []
    const count = { streams: 0, transfers: 0, payments: 0, refunds: 0, kills: 0, restarts: 0 }
    const note = async (what: string, response: Response) => {
      if (!response.ok)
        unexpected.push(`${what}: ${response.status} ${(await response.text()).slice(0, 200)}`)
      return response.ok
    }
    const named = (key: string, name: string, body: object): RequestInit => ({
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': name,
      },
      body: JSON.stringify(body),
    })
    const messages = [{ role: 'user', content: 'What is tea?' }]

    async function embed(key: string, name: string) {
      const body = { model: 'jina-embeddings-v3', input: 'three small words' }
      const response = await client.untilDone('/v1/embeddings', () => named(key, name, body))
      if (await note('embeddings', response)) calls.set(key, (calls.get(key) ?? 0) + 1)
    }
    /** A stream is not repeated: a killed process may have charged it or not. */
    async function stream(key: string) {
      const response = await client.once('/v1/chat/completions', {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ messages, stream: true }),
      })
      if (response?.ok) count.streams++
    }
    async function transfer(name: string) {
      const from = Math.floor(random() * wallets.length)
      const to = (from + 1 + Math.floor(random() * (wallets.length - 1))) % wallets.length
      const path = `/api/v1/billing/transfer_balance?receiver_key=${wallets[to]}`
      const response = await client.untilDone(path, async () => ({
        method: 'POST',
        headers: { authorization: `Bearer ${wallets[from]}`, 'idempotency-key': name },
        body: new URLSearchParams({ 'cf-turnstile-response': await passBotCheck(platform) }),
      }))
      if (response.status === 400) return
      if (await note('transfer', response)) count.transfers++
    }
    async function buyAndRefund(key: string, name: string) {
      const site = 'http://localhost:3000/'
      const order = { price_id: 'price_standard_1b', success_url: site, cancel_url: site }
      const response = await client.untilDone('/api/v1/checkout_session', () => named(key, name, order))
      if (!(await note('checkout', response))) return
      const { url } = (await response.json()) as { url: string }
      await buyPackAt(url)
      count.payments++
      const { payment_intent: payment } = await platform.stripe.checkout.sessions.retrieve(
        url.slice(url.lastIndexOf('/') + 1),
      )
      if (typeof payment !== 'string') throw new Error('The checkout has no payment.')
      await platform.stripe.refunds.create({ payment_intent: payment, amount: 1250 })
      count.refunds++
    }

    const load = Promise.all(
      keys.map(async (key, number) => {
        for (let turn = 0; !isOver(); turn++) {
          const name = `${number}-${turn}`
          const chance = random()
          if (chance < 0.5) await embed(key, name)
          else if (chance < 0.75) await stream(key)
          else if (chance < 0.95 || count.payments >= loadSeconds) await transfer(name)
          else await buyAndRefund(key, name)
        }
      }),
    )
    const killing = (async () => {
      for (; !isOver(); count.kills++) {
        await setTimeout(secondsBetweenKills * 1000)
        await platform.replaceOne()
      }
    })()
    for (; performance.now() + secondsBetweenRestarts * 1000 < end; count.restarts++) {
      await setTimeout(secondsBetweenRestarts * 1000)
      await server.restart(count.restarts % 2 === 0 ? 'fast' : 'immediate')
    }
    await Promise.all([load, killing])
    const over = performance.now()
    const heldAtEnd = (await database.query('select 1 as one from holds')).length
    while ((await database.query('select 1 as one from holds')).length > 0) {
      expect(performance.now() - over, 'Milliseconds for which holds are left').toBeLessThan(30_000)
      await setTimeout(100)
    }
    const seconds = (performance.now() - over) / 1000
    await untilDelivered(platform)

    expect(unexpected).toEqual([])
    expect(platform.failures()).toEqual([])
    expect(client.tries.filter(({ status }) => status === 500)).toEqual([])
    expect(await checkLedger(database)).toEqual([])
    // Each named call once. A stream is charged once when it was delivered, and may be when its process was killed.
    const charged = await database.query<{
      key_id: string
      product: string
      requests: number
      tokens: number
    }>(
      'select key_id, product, sum(requests)::int as requests, sum(tokens)::bigint as tokens from usage_days group by 1, 2',
    )
    for (const { requests, tokens } of charged) expect(tokens).toBe(requests * usedTokens)
    const embeddings = charged.filter(({ product }) => product === 'embedding')
    expect(new Map(embeddings.map(({ key_id: id, requests }) => [id, requests]))).toEqual(
      new Map([...calls].map(([text, number]) => [ids.get(text), number])),
    )
    const [sold] = await database.query<{ tokens: number }>(
      `select (-sum(amount))::bigint as tokens from entries where account_id = 'system:sold'`,
    )
    const bought = count.payments * packTokens - count.refunds * (packTokens / 4)
    expect(sold?.tokens).toBe((keys.length + wallets.length) * walletTokens + bought)
    const [entries] = await database.query<{ count: number; sum: number }>(
      'select count(*) as count, sum(amount)::bigint as sum from entries',
    )

    console.log(
      [
        `${loadSeconds} s: ${client.tries.length} requests, ${[...calls.values()].reduce((sum, number) => sum + number, 0)} charged calls under a name`,
        Object.entries(count)
          .map(([what, number]) => `${number} ${what}`)
          .join(', '),
        `holds at the end of the load: ${heldAtEnd}; none after ${seconds.toFixed(1)} s`,
        `sum of the ledger's ${entries?.count} entries: ${entries?.sum}; faults of the ledger: none`,
      ].join('\n'),
    )
  },
)
