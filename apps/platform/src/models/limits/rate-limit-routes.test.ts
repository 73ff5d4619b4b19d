import { expect, test } from 'vitest'

import { accountKeysResponse } from '../../keys/schemas.ts'
import { startTestPlatform, type TestPlatform } from '../../platform.test-support.ts'

const start = Date.parse('2026-03-01T12:00:00Z')

/** A platform whose clock the test sets, in seconds after its start. */
async function clockedPlatform() {
  const clock = { seconds: 0 }
  const platform = await startTestPlatform({}, { now: () => new Date(start + clock.seconds * 1000) })
  return { platform, clock }
}

const embed = (platform: TestPlatform, key: string) =>
  platform.post('/v1/embeddings', { model: 'jina-embeddings-v3', input: 'a few words' }, key)

/** The rows of a response by product. */
async function usageIn(response: Response) {
  expect(response.status).toBe(200)
  const rows = (await response.json()) as { product: string; usage: object | null }[]
  return Object.fromEntries(rows.map(({ product, usage }) => [product, usage]))
}

const path = '/api/v1/rate_limits'
const unused = { tier: 'standard', requests: 0, tokens: 0, resets_at: null }

test('the limits state what the calling key has used of each product, until the minute is over', async () => {
  const { platform, clock } = await clockedPlatform()
  const key = await platform.trialKey()
  const other = await platform.trialKey()
  expect((await usageIn(await platform.get(path))).embeddings).toBe(null)
  expect((await usageIn(await platform.get(path, key))).embeddings).toEqual(unused)
  await embed(platform, key)
  clock.seconds = 30
  await embed(platform, key)
  const labels = { model: 'jina-embeddings-v3', input: ['a few words'], labels: ['yes', 'no'] }
  expect((await platform.post('/v1/classify', labels, key)).status).toBe(200)
  const used = await usageIn(await platform.get(path, key))
  expect(used.embeddings).toMatchObject({ requests: 2, resets_at: '2026-03-01T12:01:00.000Z' })
  expect(used.embeddings).toHaveProperty('tokens', 6)
  expect(used.classify).toMatchObject({ requests: 1, resets_at: '2026-03-01T12:01:30.000Z' })
  expect(used.train).toEqual(unused)
  expect((await usageIn(await platform.get(path, other))).embeddings).toEqual(unused)
  clock.seconds = 60
  expect((await usageIn(await platform.get(path, key))).embeddings).toMatchObject({
    requests: 1,
    resets_at: '2026-03-01T12:01:30.000Z',
  })
  clock.seconds = 90
  expect((await usageIn(await platform.get(path, key))).embeddings).toEqual(unused)
})

test('a key of speed level 2 has the premium limits', async () => {
  const { platform } = await clockedPlatform()
  const key = await platform.trialKey()
  await platform.database.query('update api_keys set speed_level = 2')
  expect((await usageIn(await platform.get(path, key))).reader).toEqual({ ...unused, tier: 'premium' })
})

test('reading the limits is neither counted nor logged as a call of the key', async () => {
  const { platform } = await clockedPlatform()
  const key = await platform.trialKey()
  await platform.get(path, key)
  await platform.services.requestLog.flush()
  expect(await platform.database.query('select id from request_log')).toEqual([])
  expect(await platform.database.query('select last_used_at from api_keys')).toEqual([{ last_used_at: null }])
})

test('a signed-in user reads the limits of their own keys only', async () => {
  const { platform } = await clockedPlatform()
  const key = await platform.trialKey('user:ada')
  await embed(platform, key)
  const list = await platform.get('/api/v1/account/keys', 'user:ada')
  const [{ id } = { id: '' }] = accountKeysResponse.parse(await list.json()).keys
  const own = `/api/v1/account/keys/${id}/rate_limits`
  expect((await usageIn(await platform.get(own, 'user:ada'))).embeddings).toMatchObject({ requests: 1 })
  expect((await platform.get(own, 'user:bob')).status).toBe(404)
  await platform.database.query('update api_keys set revoked_at = created_at')
  expect((await platform.get(own, 'user:ada')).status).toBe(404)
})
