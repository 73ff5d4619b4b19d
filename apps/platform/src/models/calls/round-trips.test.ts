import { expect, test } from 'vitest'

import type { Database } from '../../kernel/storage/database.ts'
import { openTestDatabase } from '../../kernel/storage/open-database.test-support.ts'
import { balanceOf, startTestPlatform } from '../../platform.test-support.ts'

/** A platform that notes the statements that calls make; background work makes others. */
async function start() {
  const database = await openTestDatabase()
  const statements: string[] = []
  const noting: Database = {
    ...database,
    query(text, parameters) {
      statements.push(text)
      return database.query(text, parameters)
    },
  }
  // At one moment, because the use of a key is noted once a minute.
  const at = new Date()
  const platform = await startTestPlatform({}, { database: noting, now: () => at })
  const key = await platform.trialKey()
  const embed = () =>
    platform.post('/v1/embeddings', { model: 'jina-embeddings-v3', input: 'three small words' }, key)
  const ofCalls = () =>
    statements.flatMap(
      (text) =>
        /find_caller|charge_calls|take_call|consume_tokens|hold_tokens|set last_used_at/.exec(text)?.[0] ??
        [],
    )
  return {
    platform,
    key,
    embed,
    reset: () => void (statements.length = 0),
    ofCalls,
  }
}

test('a charged embedding of one text is two statements, the check of its key and the charge, and no hold', async () => {
  const { platform, key, embed, reset, ofCalls } = await start()
  // Notes that the key was used, once a minute.
  expect((await embed()).status).toBe(200)
  const before = await balanceOf(platform, key)
  reset()
  expect((await embed()).status).toBe(200)
  expect(ofCalls()).toEqual(['find_caller', 'charge_calls'])
  expect(before - (await balanceOf(platform, key))).toBe(3)
})

test('of many calls at once no more are charged than the balance covers', async () => {
  const { platform, key, embed } = await start()
  await platform.database.query(`update accounts set balance = 7 where kind = 'trial'`)
  const statuses = (await Promise.all(Array.from({ length: 10 }, embed))).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 200, ...Array.from({ length: 8 }, () => 402)])
  expect(await balanceOf(platform, key)).toBe(1)
})

test('a call that the balance does not cover counts on the rate limit, and above it is 429 and not 402', async () => {
  const { platform, embed } = await start()
  await platform.database.query(`update accounts set balance = 0 where kind = 'trial'`)
  expect((await embed()).status).toBe(402)
  const counted = `update rate_limits set requests = array_replace(requests, 1, 500) where caller like 'embeddings:%' returning caller`
  expect(await platform.database.query(counted)).toHaveLength(1)
  expect((await embed()).status).toBe(429)
})
