import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'

import { transferName } from '../billing/transfer/find-transfer.ts'
import type { Database } from '../kernel/storage/database.ts'
import { openPostgres } from '../kernel/storage/open-postgres.ts'
import { createKey, findKey } from '../keys/keys.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { creditPurchase } from '../ledger/wallet.ts'
import { trustAddress } from '../records/alert-addresses.ts'
import { startReceiver } from '../records/webhooks/webhook-receiver.test-support.ts'
import { applySchema } from '../schema/apply-schema.ts'
import { mailAddress, runMixedLoad } from './mixed-load.test-support.ts'
import { PatientClient, timeoutMilliseconds, type Try } from './patient-client.test-support.ts'
import { untilDelivered } from './platform-calls.test-support.ts'
import { startPooler } from './pooler.test-support.ts'
import { startPostgresServer } from './postgres-server.test-support.ts'
import { startProcesses } from './several-processes.test-support.ts'
import { lengthOf, seed } from './test-length.test-support.ts'
import { makePaidKeys, keyCount, missingTransfers, tokensPerKey } from './transfer-load.test-support.ts'

/** Seconds of the mixed load. */
const loadSeconds = lengthOf('LOAD_SECONDS', { short: 10, long: 60 })
const secondsBetweenKills = 4
const clientCount = 50
const packTokens = 1_000_000_000

/** Repeats a query every 200 ms until it returns no row, for two minutes at most. */
async function untilNone(database: Database, query: string): Promise<void> {
  const end = performance.now() + 120_000
  for (let rows = await database.query(query); rows.length > 0; rows = await database.query(query)) {
    if (performance.now() > end)
      throw new Error(`Still there after two minutes: ${JSON.stringify(rows.slice(0, 3))}`)
    await setTimeout(200)
  }
}

/** Milliseconds from a moment to the end of the first successful request that began after it. */
function recoveryAfter(moment: number, tries: readonly Try[]): number {
  const good = tries.filter(({ at, status }) => at >= moment && status !== undefined && status < 400)
  return Math.min(...good.map(({ at, milliseconds }) => at + milliseconds - moment))
}

const shown = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  const seconds = (value = Number.NaN) => (value / 1000).toFixed(2)
  return `median ${seconds(sorted[Math.floor(sorted.length / 2)])} s, longest ${seconds(sorted.at(-1))} s of ${sorted.length}`
}

test(
  `three processes, killed one after the other under load, and PostgreSQL behind a pooler restarted twice, by the seed ${seed}: every effect happens once`,
  { timeout: (loadSeconds + 420) * 1000 },
  async () => {
    const server = await startPostgresServer()
    const database = openPostgres(server.url)
    onTestFinished(() => database.close())
    await applySchema(database)
    const receiver = await startReceiver()
    const wallets = await makePaidKeys(database)
    const keys: string[] = []
    for (let number = 0; number < clientCount; number++) {
      const at = new Date()
      const { id, text } = await database.transaction((sql) =>
        createKey(sql, { kind: 'zero', userId: `user-${number}`, at }),
      )
      const purchase = { keyId: id, tokens: tokensPerKey, product: 'Pack', quantity: 1, at }
      await database.transaction((sql) => creditPurchase(sql, { ...purchase, paymentId: `first-${id}` }))
      await database.query(
        `insert into webhook_endpoints (user_id, url, secret, created_at, verification) values ($1, $2, 'whsec_c2VjcmV0', $3, 'verified')`,
        [`user-${number}`, receiver.url, at],
      )
      await trustAddress(database, { keyId: id }, mailAddress, at)
      keys.push(text)
    }
    const platform = await startProcesses(await startPooler(server.url), 3)
    const client = new PatientClient(platform.url)

    // A limit of 200 calls, while one process is killed.
    const [limited = ''] = wallets
    const began = performance.now()
    const killed = platform.replaceOne()
    const statuses: (number | undefined)[] = []
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        for (let index = 0; index < 13; index++) {
          const response = await client.once('/v1/segment', {
            method: 'POST',
            headers: { authorization: `Bearer ${limited}`, 'content-type': 'application/json' },
            body: '{"content":"a few words"}',
          })
          statuses.push(response?.status)
        }
      }),
    )
    const minutes = 1 + Math.floor((performance.now() - began) / 60_000)
    const passed = statuses.filter((status) => status === 200).length
    const lost = statuses.filter((status) => status === undefined || status >= 500).length
    expect(passed).toBeLessThanOrEqual(200 * 1.05 * minutes)
    expect(passed + lost).toBeGreaterThanOrEqual(200 * 0.95)
    const replaced = [await killed]

    // The mixed load.
    const kills: number[] = []
    const outages: number[] = []
    const end = performance.now() + loadSeconds * 1000
    const isOver = () => performance.now() > end
    const load = runMixedLoad({ platform, client, keys, wallets, isOver })
    const killing = (async () => {
      while (!isOver()) {
        await setTimeout(secondsBetweenKills * 1000)
        kills.push(performance.now())
        replaced.push(await platform.replaceOne())
      }
    })()
    for (const mode of ['fast', 'immediate'] as const) {
      await setTimeout((loadSeconds * 1000) / 3)
      outages.push(performance.now())
      await server.restart(mode)
    }
    const done = await load
    await killing

    expect(platform.failures()).toEqual([])
    expect(done.unexpected).toEqual([])
    // No request hung.
    expect(client.tries.filter(({ outcome }) => outcome === 'timeout')).toEqual([])
    // What was begun is finished.
    await untilNone(database, `select id from bulk_jobs where status = 'in-progress'`)
    await untilDelivered(platform)
    await untilNone(database, `select id from mails where state = 'pending'`)
    await untilNone(database, `select id, last_error from webhook_deliveries where state = 'pending'`)

    expect(await checkLedger(database)).toEqual([])
    const ids = new Map<string, string>()
    for (const text of [...keys, ...wallets])
      ids.set(text, (await findKey(database, text, new Date()))?.id ?? '')

    // Every token that a response named was charged, and no other.
    const consumed = await database.query<{ key_id: string; tokens: number }>(
      `select key_id, (-sum(amount))::bigint as tokens
       from entries join transfers on transfers.id = transfer_id join accounts on accounts.id = account_id
       where type = 'consume' and key_id is not null group by key_id`,
    )
    expect(new Map(consumed.map(({ key_id: id, tokens }) => [id, tokens]))).toEqual(
      new Map([...done.tokens].map(([text, tokens]) => [ids.get(text), tokens])),
    )
    // Transfers: each once, none lost, no token made.
    const nameOf = ({ sender, idempotencyKey }: { sender: string; idempotencyKey: string }) =>
      Promise.resolve(transferName(ids.get(sender) ?? '', idempotencyKey))
    const acknowledged = done.transfers.map((each) => ({ ...each, receiver: '' }))
    expect(await missingTransfers(database, acknowledged, nameOf)).toEqual([])
    expect(await database.query(`select id from transfers where type = 'transfer'`)).toHaveLength(
      done.transfers.length,
    )
    const [inWallets] = await database.query<{ tokens: number }>(
      `select sum(balance)::bigint as tokens from accounts where key_id = any($1::text[])`,
      [wallets.map((text) => ids.get(text))],
    )
    expect(inWallets?.tokens).toBe(keyCount * tokensPerKey)
    // Payments: each credited once.
    const [sold] = await database.query<{ tokens: number }>(
      `select (-sum(amount))::bigint as tokens from entries where account_id = 'system:sold'`,
    )
    expect(sold?.tokens).toBe((keyCount + clientCount) * tokensPerKey + done.payments * packTokens)
    // Trainings and jobs: each once, its mail and its webhook too.
    expect(done.classifiers.size).toBe(done.trainings)
    expect(await database.query('select id from classifiers')).toHaveLength(done.trainings)
    const jobs = await database.query<{ id: string }>(`select id from bulk_jobs where status = 'completed'`)
    expect(new Set(jobs.map(({ id }) => id))).toEqual(done.jobs)
    expect(await database.query(`select id from mails where kind = 'bulk-job'`)).toHaveLength(done.jobs.size)
    const deliveries = await database.query<{ id: string }>(
      `select id from webhook_deliveries where state = 'delivered'`,
    )
    const received = receiver.received.map(({ headers }) => String(headers['webhook-id']))
    expect(deliveries).toHaveLength(done.jobs.size)
    expect(new Set(received)).toEqual(new Set(deliveries.map(({ id }) => id)))
    // Bot checks and trials.
    expect(Math.max(0, ...done.reused)).toBeLessThanOrEqual(1)
    expect(Math.max(0, ...done.trials.values())).toBeLessThanOrEqual(3)
    expect(
      await database.query('select client from trial_grants group by client having count(*) > 3'),
    ).toEqual([])

    const longest = Math.max(...client.tries.map(({ milliseconds }) => milliseconds))
    console.log(
      [
        `requests: ${client.tries.length}, of which ${client.tries.filter(({ outcome }) => outcome === 'lost').length} lost their connection; longest ${(longest / 1000).toFixed(1)} s (timeout ${timeoutMilliseconds / 1000} s)`,
        `limit of 200 a minute: ${passed} passed, ${lost} unknown`,
        `acknowledged: ${done.transfers.length} transfers, ${done.trainings} trainings, ${done.jobs.size} jobs, ${done.payments} payments; ${received.length - deliveries.length} webhooks came twice`,
        `until the first success after a kill: ${shown(kills.map((at) => recoveryAfter(at, client.tries)))}`,
        `until the killed process is replaced: ${shown(replaced)}`,
        `until the first success after a restart of PostgreSQL: ${shown(outages.map((at) => recoveryAfter(at, client.tries)))}`,
      ].join('\n'),
    )
  },
)
