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
  let at = new Date()
  const platform = await startTestPlatform({}, { database: noting, now: () => at })
  const key = await platform.trialKey()
  const embed = (input = 'three small words') =>
    platform.post('/v1/embeddings', { model: 'jina-embeddings-v3', input }, key)
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
    pass: (milliseconds: number) => void (at = new Date(at.getTime() + milliseconds)),
    ofCalls,
  }
}

test('a charged embedding of one text is one statement, and once a minute its key is read and its use noted', async () => {
  const { platform, key, embed, reset, pass, ofCalls } = await start()
  expect((await embed()).status).toBe(200)
  expect(ofCalls()).toEqual(['find_caller', 'set last_used_at', 'charge_calls'])
  const before = await balanceOf(platform, key)
  reset()
  pass(59_000)
  expect((await embed()).status).toBe(200)
  expect(ofCalls()).toEqual(['charge_calls'])
  expect(before - (await balanceOf(platform, key))).toBe(3)
  reset()
  pass(1000)
  expect((await embed()).status).toBe(200)
  expect(ofCalls()).toEqual(['find_caller', 'set last_used_at', 'charge_calls'])
})

test('a key is read first for a long text, and again when it was changed since it was read', async () => {
  const { platform, embed, reset, ofCalls } = await start()
  expect((await embed()).status).toBe(200)
  reset()
  expect((await embed('three small words '.repeat(300))).status).toBe(200)
  expect(ofCalls()).toEqual(['find_caller', 'take_call', 'consume_tokens'])
  for (const change of ['stores_bodies = true', 'speed_level = 2', `scopes = '{embeddings}'`]) {
    await platform.database.query(`update api_keys set ${change}`)
    reset()
    // oxlint-disable-next-line no-await-in-loop -- one call after the other
    expect((await embed()).status).toBe(200)
    expect(ofCalls()).toEqual(['charge_calls', 'find_caller', 'charge_calls'])
  }
})

test('of many calls at once no more are charged than the balance covers', async () => {
  const { platform, key, embed } = await start()
  await platform.database.query(`update accounts set balance = 7 where kind = 'trial'`)
  const statuses = (await Promise.all(Array.from({ length: 10 }, () => embed()))).map(({ status }) => status)
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
