import { join } from 'node:path'
import { expect, test } from 'vitest'

import { transferName } from '../billing/transfer/find-transfer.ts'
import type { Database } from '../kernel/storage/database.ts'
import { openPglite } from '../kernel/storage/open-pglite.ts'
import { findKey } from '../keys/keys.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { applySchema } from '../schema/apply-schema.ts'
import { dataFolder, startKillable } from './killable-platform.test-support.ts'
import { lengthOf, seed } from './test-length.test-support.ts'
import {
  keyCount,
  makePaidKeys,
  missingTransfers,
  moveAtRandom,
  tokensPerKey,
  transfersPerClient,
  type Acknowledged,
} from './transfer-load.test-support.ts'

/** Each round kills the platform after another number of acknowledged transfers, at most this one. */
const mostAcknowledged = 200

const roundCount = lengthOf('CRASH_ROUNDS', { short: 2, long: 10 })

async function withData<Result>(
  dataDir: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openPglite({ directory: join(dataDir, 'postgres') })
  try {
    await applySchema(database)
    return await work(database)
  } finally {
    await database.close()
  }
}

test(
  `killed ${roundCount} times under transfers by the seed ${seed}: no token is created or lost, no acknowledged transfer missing`,
  { timeout: 240_000 + roundCount * 10_000 },
  async () => {
    const dataDir = dataFolder()
    const keys = await withData(dataDir, makePaidKeys)
    const acknowledged: Acknowledged[] = []
    for (let round = 0; round < roundCount; round++) {
      const platform = await startKillable(dataDir)
      const { promise: isTime, resolve: kill } = Promise.withResolvers<void>()
      const killAfter = 1 + ((round * 37) % mostAcknowledged)
      const load = moveAtRandom(platform, keys, {
        name: `round-${round}`,
        transfers: transfersPerClient,
        onAcknowledged: (count) => count === killAfter && kill(),
      })
      await Promise.race([isTime, load])
      await platform.kill()
      acknowledged.push(...(await load).acknowledged)
    }
    await withData(dataDir, async (database) => {
      expect(await checkLedger(database)).toEqual([])
      const ids = new Map<string, string>()
      for (const text of keys) ids.set(text, (await findKey(database, text, new Date()))?.id ?? '')
      const nameOf = async ({ sender, idempotencyKey }: Acknowledged) =>
        transferName(ids.get(sender) ?? '', idempotencyKey)
      expect(acknowledged.length).toBeGreaterThanOrEqual(roundCount)
      expect(await missingTransfers(database, acknowledged, nameOf)).toEqual([])
      const [wallets] = await database.query<{ tokens: number }>(
        `select sum(balance)::bigint as tokens from accounts where kind = 'regular'`,
      )
      expect(wallets?.tokens).toBe(keyCount * tokensPerKey)
    })
  },
)
