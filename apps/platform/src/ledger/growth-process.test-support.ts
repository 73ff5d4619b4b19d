import { parseArgs } from 'node:util'

import { findCaller } from '../access/find-caller.ts'
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
 * Measures what calls cost on the server of `DATABASE_URL` with a ledger of `--entries`, in a database that it creates and drops. Prints the
 * median milliseconds of each as one JSON line.
 */
const { values } = parseArgs({ options: { entries: { type: 'string' } } })
const runs = 300
const noTimeout = { timeoutMilliseconds: 0 }

const url = new URL(process.env['DATABASE_URL'] ?? '')
const server = await openPostgres(url.href, 'public', noTimeout)
const name = `growth_${process.pid}`
await server.script(`create database ${name}`)
url.pathname = `/${name}`
const database = await openPostgres(url.href, 'public', noTimeout)
await applySchema(database)
const keyId = await growLedger(database, Number(values.entries))
const at = new Date()
// The key of the calls is the one with the longest history.
const { text, id: other } = await database.transaction((sql) =>
  createKey(sql, { kind: 'zero', userId: null, at }),
)
await database.query(`update api_keys set hash = 'unused' where id = $1`, [other])
await database.query('update api_keys set hash = $2 where id = $1', [keyId, fingerprint(text).hash])
const purchase = { keyId: other, tokens: 1_000_000, product: 'Pack', quantity: 1, at }
await database.transaction((sql) => creditPurchase(sql, { ...purchase, paymentId: 'measured' }))

const day = (daysAgo: number) => new Date(at.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10)
const calls: Readonly<Record<string, (run: number) => Promise<unknown>>> = {
  'key check': () => findCaller(database, text, at),
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
}

const medians: Record<string, number> = {}
for (const [what, call] of Object.entries(calls)) {
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const started = performance.now()
    await call(run)
    // The first ones prepare statements and fill caches.
    if (run >= runs / 10) times.push(performance.now() - started)
  }
  medians[what] = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
}
await database.close()
await server.script(`drop database ${name}`)
await server.close()
process.stdout.write(`${JSON.stringify(medians)}\n`)
