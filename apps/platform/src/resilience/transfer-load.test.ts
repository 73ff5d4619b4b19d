import { expect, test } from 'vitest'

import { transferName } from '../billing/transfer/find-transfer.ts'
import { findKey } from '../keys/keys.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { startTestPlatform } from '../platform.test-support.ts'
import { seed } from './test-length.test-support.ts'
import {
  clientCount,
  keyCount,
  makePaidKeys,
  missingTransfers,
  moveAtRandom,
  tokensPerKey,
  transfersPerClient,
} from './transfer-load.test-support.ts'

test(`${clientCount} clients make ${transfersPerClient} transfers each over ${keyCount} keys by the seed ${seed}: no token is made or lost`, async () => {
  const platform = await startTestPlatform()
  const { database } = platform
  const keys = await makePaidKeys(database)
  const { acknowledged, failures } = await moveAtRandom(platform, keys, {
    name: 'load',
    transfers: transfersPerClient,
  })
  expect(failures).toEqual([])
  expect(acknowledged.length).toBeGreaterThan(clientCount)
  expect(await checkLedger(database)).toEqual([])
  const ids = new Map<string, string>()
  for (const text of keys) ids.set(text, (await findKey(database, text, new Date()))?.id ?? '')
  const nameOf = async (order: { sender: string; idempotencyKey: string }) =>
    transferName(ids.get(order.sender) ?? '', order.idempotencyKey)
  expect(await missingTransfers(database, acknowledged, nameOf)).toEqual([])
  const [wallets] = await database.query<{ tokens: number }>(
    `select sum(balance)::bigint as tokens from accounts where kind = 'regular'`,
  )
  expect(wallets?.tokens).toBe(keyCount * tokensPerKey)
})
