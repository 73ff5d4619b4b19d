import { expect, onTestFinished, test } from 'vitest'

import type { Database } from '../../kernel/storage/database.ts'
import { openTestDatabase } from '../../kernel/storage/open-database.test-support.ts'
import { balanceOf, eventually, startTestPlatform } from '../../platform.test-support.ts'
import { startService } from './misbehaving-service.test-support.ts'

/** A platform over a service, and over a database that is away for the statements that `isAway` returns true for, and does others whose answers are lost. */
async function start() {
  const service = await startService()
  onTestFinished(() => service.close())
  const database = await openTestDatabase()
  const outage = {
    isAway: (_: string): boolean => false,
    losesAnswerOf: (_: string): boolean => false,
    failures: 0,
  }
  const flaky: Database = {
    ...database,
    async query(text, parameters) {
      if (!outage.isAway(text)) {
        const rows = await database.query<never>(text, parameters)
        if (!outage.losesAnswerOf(text)) return rows
      }
      outage.failures++
      return Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))
    },
  }
  const platform = await startTestPlatform(
    { UPSTREAM_API_URL: service.url, UPSTREAM_API_KEY: 'service-key' },
    { database: flaky },
  )
  const key = await platform.trialKey()
  const search = (stream: boolean) =>
    platform.post(
      '/v1/chat/completions',
      { messages: [{ role: 'user', content: 'What is tea?' }], stream },
      key,
    )
  const embed = () => platform.post('/v1/embeddings', { model: 'jina-embeddings-v3', input: 'a' }, key)
  const holds = () => database.query('select id from holds')
  return { service, outage, platform, key, search, embed, holds }
}

test('a stream that ends while the database is away is charged when it is back', async () => {
  const { service, outage, platform, key, search, holds } = await start()
  const before = await balanceOf(platform, key)
  let end = () => {}
  service.answers((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('data: {"usage":{"total_tokens":321}}\n\n')
    end = () => response.end()
  })
  const response = await search(true)
  outage.isAway = (text) => text.includes('consume_tokens')
  end()
  await eventually(
    () => Promise.resolve(outage.failures),
    (failures) => failures > 0,
  )
  outage.isAway = () => false
  expect(await response.text()).toContain('321')
  expect(before - (await balanceOf(platform, key))).toBe(321)
  expect(await holds()).toEqual([])
})

test('a charged response is delivered although the database is away after its charge', async () => {
  const { service, outage, search, embed, holds } = await start()
  service.answers((response) => response.end('{"usage":{"total_tokens":5}}'))
  outage.isAway = (text) => text.startsWith('delete from holds')
  expect((await embed()).status).toBe(200)
  expect((await search(false)).status).toBe(200)
  expect(await holds()).toEqual([])
})

test('the tokens of a call that failed are released when the database is back', async () => {
  const { service, outage, search, embed, holds } = await start()
  service.answers((response) => response.writeHead(500).end())
  outage.isAway = (text) => text.startsWith('delete from holds')
  expect((await embed()).status).toBe(502)
  expect((await search(true)).status).toBe(502)
  expect(await holds()).toHaveLength(2)
  outage.isAway = () => false
  await eventually(holds, (rows) => rows.length === 0)
})

test('the tokens of a call are not held when the database did not say whether they are', async () => {
  const { outage, search, embed, holds } = await start()
  outage.losesAnswerOf = (text) => text.includes('hold_tokens')
  expect((await embed()).status).toBe(503)
  expect((await search(true)).status).toBe(503)
  expect(await holds()).toEqual([])
})
