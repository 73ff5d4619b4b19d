import { afterAll, beforeAll, expect, test } from 'vitest'

import { keyIdOf } from '../keys/keys.ts'
import { createSessionKey, endSessionKeys } from '../keys/session-keys.ts'
import { startFilePlatform, type TestPlatform } from '../platform.test-support.ts'

let at = new Date()
let platform: TestPlatform
beforeAll(async () => {
  platform = await startFilePlatform({}, { now: () => at })
})
afterAll(() => platform.stop())

const embed = (key: string, input: unknown = 'three small words') =>
  platform.post('/v1/embeddings', { model: 'jina-embeddings-v3', input }, key)

/** A key that the platform has found a moment ago. */
async function rememberedKey(identityToken?: string): Promise<{ id: string; text: string }> {
  const text = await platform.trialKey(identityToken)
  expect((await embed(text)).status).toBe(200)
  return { id: (await keyIdOf(platform.database, text)) ?? '', text }
}

const transfersOf = (id: string) =>
  platform.database.query('select transfer_id from entries where account_id like $1 order by 1', [`%:${id}`])

/** Changes a key as another process does: this one learns nothing of it. */
const change = (id: string, what: string) =>
  platform.database.query(`update api_keys set ${what} where id = $1`, [id])

test.each([
  ['revoked', 'revoked_at = now()', 401],
  ['expired', 'expires_at = created_at', 401],
  ['rotated without a grace period', `hash = id || ' rotated'`, 401],
  ['limited to other products', `scopes = '{rerank}'`, 403],
] as const)('a key that another process has %s is neither charged nor answered', async (_, what, status) => {
  const { id, text } = await rememberedKey()
  const before = await transfersOf(id)
  await change(id, what)
  expect((await embed(text)).status).toBe(status)
  expect((await embed(text)).status).toBe(status)
  expect(await transfersOf(id)).toEqual(before)
})

test.each([
  ['revoked', 'revoked_at = now()', 401],
  ['limited to other products', `scopes = '{rerank}'`, 403],
] as const)(
  'an invalid call, which is not charged, learns first that its key is %s',
  async (_, what, status) => {
    const { id, text } = await rememberedKey()
    expect((await embed(text, 5)).status).toBe(422)
    await change(id, what)
    const refused = await embed(text, 5)
    expect(refused.status).toBe(status)
    expect(refused.headers.get('x-ratelimit-limit-requests')).toBeNull()
  },
)

test('a key that expires at a time is not charged from that time on', async () => {
  const { id, text } = await rememberedKey()
  await change(id, `expires_at = '${new Date(at.getTime() + 10_000).toISOString()}'`)
  expect((await embed(text)).status).toBe(200)
  at = new Date(at.getTime() + 10_000)
  expect((await embed(text)).status).toBe(401)
})

test('a session key ends with the sign-in and with its key', async () => {
  const { database } = platform
  const { id } = await rememberedKey('user:one')
  const identity = { uid: 'one', email: 'one@example.org', isEmailVerified: true, authTime: at }
  const newSessionKey = async () => {
    const { api_key: text } = await createSessionKey({ database, now: () => at }, identity, id, null)
    expect((await embed(text)).status).toBe(200)
    return text
  }
  const first = await newSessionKey()
  await endSessionKeys(database, identity)
  expect((await embed(first)).status).toBe(401)
  const second = await newSessionKey()
  await change(id, 'revoked_at = now()')
  expect((await embed(second)).status).toBe(401)
})

test('a key has the limits and the balance of this moment, whatever it had when it was found', async () => {
  const { id, text } = await rememberedKey()
  await change(id, 'speed_level = 2')
  expect((await embed(text)).headers.get('x-ratelimit-limit-requests')).toBe('2000')
  const setBalance = (tokens: number) =>
    platform.database.query(`update accounts set balance = $2 where key_id = $1 and kind = 'trial'`, [
      id,
      tokens,
    ])
  await setBalance(0)
  expect((await embed(text)).status).toBe(402)
  await setBalance(3)
  expect((await embed(text)).status).toBe(200)
  expect((await embed(text)).status).toBe(402)
})
