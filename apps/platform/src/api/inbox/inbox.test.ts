import { describe, expect, test } from 'vitest'

import { getUserInfo } from '../../account/functions/get-user-info.ts'
import { inboxResponse } from '../../account/inbox/schemas.ts'
import { saveCard } from '../../billing/auto-recharge/recharge.test-support.ts'
import { buy, cards, pack, spend, trial } from '../../billing/checkout/money.test-support.ts'
import { eventually, startTestPlatform, type TestPlatform } from '../../platform.test-support.ts'
import { noticeExpiringKeys } from '../../records/inbox/notice-expiring-keys.ts'
import { inboxRetention, recordInboxItem } from '../../records/inbox/record-inbox-item.ts'

const path = '/api/v1/account/inbox'
const token = 'user:ada'

const inbox = async (platform: TestPlatform, query = '', user = token) =>
  inboxResponse.parse(await (await platform.get(path + query, user)).json())

async function keyIdOf(platform: TestPlatform, user = token): Promise<string> {
  await platform.trialKey(user)
  const body = (await (await platform.get('/api/v1/account/keys', user)).json()) as { keys: { id: string }[] }
  const [key] = body.keys
  if (key === undefined) throw new Error('The user has no key.')
  return key.id
}

async function startJob(platform: TestPlatform, key: string): Promise<void> {
  const form = new FormData()
  form.set('model', 'jina-embeddings-v2-small-en')
  form.set('email', 'ada@example.org')
  form.set('file', new File(['a text'], 'texts.txt'))
  const headers = { authorization: `Bearer ${key}` }
  await fetch(`${platform.url}/v1/bulk-embeddings`, { method: 'POST', body: form, headers })
}

describe('what happens is in the inbox of its user', () => {
  test('a purchase, a finished job and a low balance', async () => {
    const platform = await startTestPlatform()
    const key = await platform.trialKey(token)
    const notification = { thresholds: [trial], email: 'ada@example.org' }
    await platform.post('/api/v1/billing/balance_notification', notification, key)
    await startJob(platform, key)
    await eventually(
      () => inbox(platform),
      (page) => page.records.length === 2,
    )
    await buy(platform, key, 1, 'ada@example.org')
    const { records, unread } = await inbox(platform)
    expect(unread).toBe(3)
    expect(records.map(({ kind }) => kind).toSorted()).toEqual(['bulk_job', 'low_balance', 'purchase'])
    expect(records.find(({ kind }) => kind === 'purchase')).toMatchObject({
      data: { tokens: pack, currency: 'usd', is_auto_recharge: false },
    })
    expect(records.find(({ kind }) => kind === 'bulk_job')).toMatchObject({
      key_tail: key.slice(-4),
      read_at: null,
      data: { file_name: 'texts.txt', is_completed: true, completed: 1, failed: 0 },
    })
    expect(await inbox(platform, '', 'user:bob')).toMatchObject({ records: [], unread: 0 })
  })

  test('a refused recharge and a budget that is nearly used up', async () => {
    const platform = await startTestPlatform()
    const key = await platform.trialKey(token)
    await saveCard(platform, key, cards.declinesLater)
    await spend(platform, key, 1)
    const afterRecharge = await eventually(
      () => inbox(platform),
      ({ records }) => records.length === 1,
    )
    expect(afterRecharge.records).toMatchObject([
      {
        kind: 'auto_recharge',
        key_tail: key.slice(-4),
        data: { outcome: 'failed', reason: 'card_declined' },
      },
    ])
    // One token was spent above.
    const budget = { tokens: 8, period: 'total', alert_percent: 50 }
    const [{ key_id: id } = { key_id: '' }] = afterRecharge.records
    const limited = await platform.send('PATCH', `/api/v1/account/keys/${id}`, { budget }, token)
    expect(limited.status).toBe(200)
    const words = { model: 'jina-embeddings-v3', input: 'three small words' }
    expect((await platform.post('/v1/embeddings', words, key)).status).toBe(200)
    const afterBudget = await eventually(
      () => inbox(platform),
      ({ records }) => records.length === 2,
    )
    expect(afterBudget.records.find(({ kind }) => kind === 'budget')).toMatchObject({
      key_tail: key.slice(-4),
      data: { scope: 'key', used: 4, tokens: 8, percent: 50 },
    })
    expect(await inbox(platform, '', 'user:bob')).toMatchObject({ records: [], unread: 0 })
  })

  test('a key that ends within a week is noticed and mailed once for each end, unless its user does not want the mail', async () => {
    const now = new Date('2026-05-04T10:00:00Z')
    const platform = await startTestPlatform({}, { now: () => now })
    await getUserInfo(
      { database: platform.database, now: () => now },
      { uid: 'ada', email: 'ada@example.org', isEmailVerified: true, authTime: now },
      { preferences: { language: 'de' } },
    )
    const id = await keyIdOf(platform)
    const expires = (at: string) =>
      platform.database.query('update api_keys set expires_at = $2 where id = $1', [id, at])
    await expires('2026-05-12T10:00:00Z')
    await noticeExpiringKeys(platform.database, now)
    expect((await inbox(platform)).records).toEqual([])
    const mails = () =>
      platform.database.query<{ recipient: string; subject: string; body: string; state: string }>(
        `select recipient, subject, body, state from mails where kind = 'key-expiry' order by sequence`,
      )
    for (const end of ['2026-05-10T10:00:00.000Z', '2026-05-11T09:00:00.000Z']) {
      await expires(end)
      await noticeExpiringKeys(platform.database, now)
      await noticeExpiringKeys(platform.database, now)
    }
    const { records } = await inbox(platform)
    expect(records.map(({ kind }) => kind)).toEqual(['key_expiry', 'key_expiry'])
    expect(records.map(({ data }) => (data as { expires_at: string }).expires_at).toSorted()).toEqual([
      '2026-05-10T10:00:00.000Z',
      '2026-05-11T09:00:00.000Z',
    ])
    const [first, ...others] = await mails()
    expect(first).toMatchObject({ recipient: 'ada@example.org', subject: 'Ein API-Schlüssel läuft bald ab' })
    expect(first?.body).toMatch(/gilt bis 10\. Mai 2026, 10:00 UTC\./)
    expect(first?.state).not.toBe('held')
    expect(others).toHaveLength(1)
    await platform.send('PATCH', `${path}/mails`, { key_expiry: false }, token)
    await expires('2026-05-09T09:00:00.000Z')
    await noticeExpiringKeys(platform.database, now)
    expect((await inbox(platform)).records).toHaveLength(3)
    expect(await mails()).toHaveLength(2)
  })
})

/** Puts low balances into the inbox of a key's user, a minute apart. */
async function fill(platform: TestPlatform, keyId: string, count: number): Promise<void> {
  for (let index = 0; index < count; index++)
    await recordInboxItem(platform.database, {
      kind: 'low_balance',
      keyId,
      data: { threshold: 1000, balance: index },
      at: new Date(Date.now() - (count - index) * 60_000),
    })
}

test('items are read on all devices, one by one or all at once, and only by their user', async () => {
  const platform = await startTestPlatform()
  await fill(platform, await keyIdOf(platform), 3)
  const [first] = (await inbox(platform)).records
  const read = async (body: object, user = token) =>
    (await (await platform.post(`${path}/read`, body, user)).json()) as { unread: number }
  expect(await read({ ids: [first?.id] }, 'user:bob')).toEqual({ unread: 0 })
  expect(await inbox(platform)).toMatchObject({ unread: 3 })
  expect(await read({ ids: [first?.id, 'unknown'] })).toEqual({ unread: 2 })
  const { records } = await inbox(platform)
  expect(records.map(({ read_at: at }) => at !== null)).toEqual([true, false, false])
  expect(await read({})).toEqual({ unread: 0 })
  expect((await platform.get(path)).status).toBe(401)
})

test('the inbox is paged, and items are deleted after 90 days', async () => {
  const platform = await startTestPlatform()
  const keyId = await keyIdOf(platform)
  await fill(platform, keyId, 5)
  const balances: number[] = []
  let query = '?limit=2'
  for (;;) {
    const { records, next_cursor: cursor } = await inbox(platform, query)
    balances.push(...records.map(({ data }) => (data as { balance: number }).balance))
    if (cursor === null) break
    query = `?limit=2&cursor=${cursor}`
  }
  expect(balances).toEqual([4, 3, 2, 1, 0])
  expect((await platform.get(`${path}?cursor=1`, token)).status).toBe(422)
  await platform.database.query(`update inbox set created_at = created_at - interval '91 days'`)
  await fill(platform, keyId, 1)
  await inboxRetention.prune(platform.database, new Date(), new AbortController().signal)
  expect((await inbox(platform)).records).toHaveLength(1)
})

test('a kind of mail that a user does not want is not sent, and what it is about is in the inbox', async () => {
  const platform = await startTestPlatform()
  const choices = {
    purchase: true,
    auto_recharge: true,
    bulk_job: true,
    low_balance: true,
    budget: true,
    key_expiry: true,
  }
  expect(await (await platform.get(`${path}/mails`, token)).json()).toEqual(choices)
  const changed = await platform.send('PATCH', `${path}/mails`, { bulk_job: false }, token)
  expect(await changed.json()).toEqual({ ...choices, bulk_job: false })
  expect(await (await platform.get(`${path}/mails`, 'user:bob')).json()).toEqual(choices)

  await startJob(platform, await platform.trialKey('user:bob'))
  await startJob(platform, await platform.trialKey(token))
  await eventually(
    () => inbox(platform),
    (page) => page.records.length === 1,
  )
  await eventually(
    () => inbox(platform, '', 'user:bob'),
    (page) => page.records.length === 1,
  )
  const mails = () => platform.database.query(`select id from mails where kind = 'bulk-job'`)
  expect(await mails()).toHaveLength(1)
  await platform.send('PATCH', `${path}/mails`, { bulk_job: true }, token)
  await startJob(platform, await platform.trialKey(token))
  await eventually(mails, (sent) => sent.length === 2)
})
