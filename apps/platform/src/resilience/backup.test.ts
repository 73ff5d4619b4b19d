import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

import { openPostgres } from '../kernel/storage/open-postgres.ts'
import { findKey } from '../keys/keys.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { consume } from '../ledger/wallet.ts'
import { applySchema } from '../schema/apply-schema.ts'
import { runProgram, startPostgresServer } from './postgres-server.test-support.ts'
import { makePaidKeys, tokensPerKey } from './transfer-load.test-support.ts'

/** A URL with another database. */
function inDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

test('a dump that is made under load is restored with a whole ledger, and the platform goes on from it', async () => {
  const server = await startPostgresServer()
  const database = openPostgres(server.url)
  onTestFinished(() => database.close())
  await applySchema(database)
  const [text = ''] = await makePaidKeys(database)
  const at = new Date()
  const { id: keyId = '' } = (await findKey(database, text, at)) ?? {}
  const usage = { keyId, tokens: 1, product: 'embedding', model: 'jina-embeddings-v3', at }
  let isDumped = false
  let charged = 0
  const load = async () => {
    while (!isDumped) await consume(database, { ...usage, idempotencyKey: `consume:${charged++}` })
  }
  const charging = load()
  const file = join(server.folder, 'platform.dump')
  await runProgram('pg_dump', ['--format=custom', `--file=${file}`, server.url])
  isDumped = true
  await charging

  const restored = inDatabase(server.url, 'restored')
  await database.script('create database restored')
  await runProgram('pg_restore', ['--exit-on-error', `--dbname=${restored}`, file])
  const copy = openPostgres(restored)
  onTestFinished(() => copy.close())
  await applySchema(copy)
  expect(await checkLedger(copy)).toEqual([])
  const [used] = await copy.query<{ count: number }>(
    `select count(*)::int as count from transfers where type = 'consume'`,
  )
  expect(used?.count).toBeLessThanOrEqual(charged)
  // A charge that the dump has is not made again, one that came later is.
  const { regular } = await consume(copy, { ...usage, idempotencyKey: `consume:${charged + 1}` })
  expect(regular).toBe(tokensPerKey - (used?.count ?? 0) - 1)
  expect(await checkLedger(copy)).toEqual([])
})
