import { parseArgs } from 'node:util'

import { createCallerFinder } from '../access/find-caller.ts'
import { readUsage } from '../account/usage/read-usage.ts'
import { fingerprint } from '../kernel/key-text.ts'
import { openPostgres } from '../kernel/storage/open-postgres.ts'
import { createKey } from '../keys/keys.ts'
import { applySchema } from '../schema/apply-schema.ts'
import { regularAccount } from './accounts.ts'
import { growLedger } from './grow-ledger.test-support.ts'
import { postTransfer } from './post-transfer.ts'
import { listTransactions } from './transactions.ts'
import { consume, creditPurchase, readWallet } from './wallet.ts'

/**
 * Measures what calls cost on the server of `DATABASE_URL` with ledgers of each number of `--entries`, in databases that it creates and drops.
 * Each call is made on one ledger after the other, so that all of them meet the machine in the same state. Prints the median milliseconds of
 * each call, by ledger, as one JSON line.
 */
const { values } = parseArgs({ options: { entries: { type: 'string', default: '10000' } } })
const runs = 300
const noTimeout = { timeoutMilliseconds: 0 }

const kinds = ['key check', 'balance', 'transaction page', 'usage of 30 days', 'charge', 'transfer'] as const

/** A database with a ledger, and the calls that are measured on it. */
interface GrownLedger {
  calls: Readonly<Record<(typeof kinds)[number], (run: number) => Promise<unknown>>>
  drop: () => Promise<void>
}

const server = openPostgres(process.env['DATABASE_URL'] ?? '', noTimeout)

async function createLedger(entries: number): Promise<GrownLedger> {
  const name = `growth_${process.pid}_${entries}`
  await server.script(`create database ${name}`)
  const url = new URL(process.env['DATABASE_URL'] ?? '')
  url.pathname = `/${name}`
  const database = openPostgres(url.href, noTimeout)
  await applySchema(database)
  const keyId = await growLedger(database, entries)
  const at = new Date()
  const findCaller = createCallerFinder(database)
  // The key of the calls is the one with the longest history.
  const { text, id: other } = await database.transaction((sql) =>
    createKey(sql, { kind: 'zero', userId: null, at }),
  )
  await database.query(`update api_keys set hash = 'unused' where id = $1`, [other])
  await database.query('update api_keys set hash = $2 where id = $1', [keyId, fingerprint(text).hash])
  const purchase = { keyId: other, tokens: 1_000_000, product: 'Pack', quantity: 1, at }
  await database.transaction((sql) => creditPurchase(sql, { ...purchase, paymentId: 'measured' }))
  const day = (daysAgo: number) => new Date(at.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10)
  return {
    calls: {
      'key check': () => findCaller(text, at),
      balance: () => readWallet(database, keyId, at),
      'transaction page': () => listTransactions(database, [keyId], 50),
      'usage of 30 days': () =>
        readUsage(database, [keyId], { byDay: true, byModel: true, byKey: false, from: day(30), to: day(0) }),
      charge: (run) =>
        consume(database, {
          keyId,
          tokens: 1,
          idempotencyKey: `measured-charge-${run}`,
          product: 'embedding',
          model: 'jina-embeddings-v3',
          at: new Date(),
        }),
      transfer: (run) =>
        postTransfer(database, {
          idempotencyKey: `measured-transfer-${run}`,
          type: 'transfer',
          entries: { [regularAccount(other)]: -1, [regularAccount(keyId)]: 1 },
          at: new Date(),
        }),
    },
    drop: async () => {
      await database.close()
      await server.script(`drop database ${name}`)
    },
  }
}

async function measure(call: (run: number) => Promise<unknown>, run: number): Promise<number> {
  const started = performance.now()
  await call(run)
  return performance.now() - started
}

const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN

const ledgers: GrownLedger[] = []
for (const entries of values.entries.split(',')) ledgers.push(await createLedger(Number(entries)))
const medians: Record<string, number[]> = {}
for (const what of kinds) {
  const times = ledgers.map((): number[] => [])
  for (let run = 0; run < runs; run++) {
    for (const [index, { calls }] of ledgers.entries()) {
      const spent = await measure(calls[what], run)
      // The first ones fill caches.
      if (run >= runs / 10) times[index]?.push(spent)
    }
  }
  medians[what] = times.map(median)
}
for (const { drop } of ledgers) await drop()
await server.close()
process.stdout.write(`${JSON.stringify(medians)}\n`)
