import fc from 'fast-check'
import { expect, test } from 'vitest'

import { openTestDatabase } from '../kernel/storage/open-database.test-support.ts'
import { LedgerModel, step } from './ledger-model.test-support.ts'
import { lengthOf, seed } from './test-length.test-support.ts'

const runs = lengthOf('MODEL_RUNS', { short: 100, long: 400 })

/** Ends the transaction of a run: the next one begins with an empty ledger again. */
class Undo extends Error {}

test(`keys and ledger follow a plain model, ${runs} runs of the seed ${seed}`, async () => {
  const database = await openTestDatabase()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const run = database.transaction(async (sql) => {
        const model = new LedgerModel(sql)
        await model.make('trial')
        await model.make('zero')
        for (const given of steps) await model.take(given)
        await model.compare()
        throw new Undo()
      })
      await expect(run).rejects.toBeInstanceOf(Undo)
    }),
    { numRuns: runs, seed },
  )
})
