import { describe, expect, test } from 'vitest'

import { openTestDatabase } from '../kernel/storage/open-database.test-support.ts'
import { accountKey, keyWithText } from '../keys/schemas.ts'
import { eventually, startTestPlatform, type TestPlatform } from '../platform.test-support.ts'
import { sendKeyRequest } from '../send-key-request.test-support.ts'
import { budgetBody, spendLimitResponse } from './budget-schemas.ts'
import { readBudget, setBudget } from './budgets.ts'
import { refusalMessages } from './usage-refused.ts'
import { creditPurchase, readWallet } from './wallet.ts'

const account = '/api/v1/account'
const start = Date.parse('2026-03-30T12:00:00Z')
const hour = 60 * 60 * 1000
const dayMilliseconds = 24 * hour

/** A platform whose clock the test controls, in milliseconds after its start. */
async function clockedPlatform() {
  let time = start
  const platform = await startTestPlatform({}, { now: () => new Date(time) })
  return {
    platform,
    wait: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

const send = (platform: TestPlatform, method: string, path: string, body?: object, user = 'ada') =>
  method !== 'GET' && path.startsWith('/keys')
    ? sendKeyRequest(platform, method, path.slice('/keys'.length), body, `user:${user}`)
    : platform.send(method, account + path, body, `user:${user}`)

/** Creates a key of Ada with a full wallet and, when given, a budget. */
async function keyWith(platform: TestPlatform, budget?: object): Promise<{ id: string; text: string }> {
  const answer = await send(platform, 'POST', '/keys', { name: 'Search page', budget })
  expect(answer.status).toBe(201)
  const { id, api_key: text } = keyWithText.parse(await answer.json())
  await platform.database.transaction((sql) =>
    creditPurchase(sql, {
      keyId: id,
      tokens: 1_000_000,
      paymentId: id,
      product: 'Pack',
      quantity: 1,
      at: new Date(start),
    }),
  )
  return { id, text }
}

/** Uses three tokens. */
const embed = (platform: TestPlatform, key: string, headers: Record<string, string> = {}) =>
  fetch(`${platform.url}/v1/embeddings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}`, ...headers },
    body: JSON.stringify({ model: 'jina-embeddings-v3', input: 'three small words', dimensions: 8 }),
  })

const statusOf = async (answer: Promise<Response>) => (await answer).status

const budgetOf = async (platform: TestPlatform, id: string) => {
  const { keys } = (await (await send(platform, 'GET', '/keys')).json()) as { keys: { id: string }[] }
  return accountKey.parse(keys.find((key) => key.id === id)).budget
}

const mails = (platform: TestPlatform) =>
  platform.database.query<{ recipient: string; subject: string; body: string }>(
    `select recipient, subject, body from mails where kind = 'budget' order by created_at, id`,
  )

describe('the budget of a key', () => {
  test('rejects usage that it does not cover, without charge, and resets with its period', async () => {
    const { platform, wait } = await clockedPlatform()
    const { id, text } = await keyWith(platform, { tokens: 7, period: 'month' })
    expect(await statusOf(embed(platform, text))).toBe(200)
    expect(await statusOf(embed(platform, text))).toBe(200)
    const refused = await embed(platform, text)
    expect(refused.status).toBe(402)
    expect(await refused.json()).toMatchObject({ detail: refusalMessages.budget })
    expect(await budgetOf(platform, id)).toEqual({
      tokens: 7,
      period: 'month',
      hard_stop: true,
      alert_percent: null,
      alert_email: null,
      email_confirmed: null,
      confirmation_sent_at: null,
      used_tokens: 6,
      resets_at: '2026-04-01T00:00:00.000Z',
    })
    wait(36 * hour - 1)
    expect(await statusOf(embed(platform, text))).toBe(402)
    wait(1)
    expect((await budgetOf(platform, id))?.used_tokens).toBe(0)
    expect(await statusOf(embed(platform, text))).toBe(200)
    expect(await budgetOf(platform, id)).toMatchObject({
      used_tokens: 3,
      resets_at: '2026-05-01T00:00:00.000Z',
    })
    expect((await readWallet(platform.database, id, new Date(start))).regular).toBe(1_000_000 - 9)
  })

  test('is not exceeded by fifty parallel requests', async () => {
    const { platform } = await clockedPlatform()
    const { id, text } = await keyWith(platform, { tokens: 31, period: 'total' })
    const statuses = await Promise.all(Array.from({ length: 50 }, () => statusOf(embed(platform, text))))
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    expect(statuses.filter((status) => status === 402)).toHaveLength(40)
    expect(await budgetOf(platform, id)).toMatchObject({ used_tokens: 30, resets_at: null })
  })

  test('counts usage of its period from before it was set, and a retried request once', async () => {
    const { platform } = await clockedPlatform()
    const { id, text } = await keyWith(platform)
    await embed(platform, text)
    expect(
      (await send(platform, 'PATCH', `/keys/${id}`, { budget: { tokens: 100, period: 'day' } })).status,
    ).toBe(200)
    for (let tries = 0; tries < 3; tries++) await embed(platform, text, { 'idempotency-key': 'one' })
    expect((await budgetOf(platform, id))?.used_tokens).toBe(6)
  })

  test('can be raised and removed, with an audit entry for each change', async () => {
    const { platform } = await clockedPlatform()
    const { id, text } = await keyWith(platform, { tokens: 2 })
    expect(await statusOf(embed(platform, text))).toBe(402)
    for (const tokens of [4, 4]) await send(platform, 'PATCH', `/keys/${id}`, { budget: { tokens } })
    expect(await statusOf(embed(platform, text))).toBe(200)
    expect(await statusOf(embed(platform, text))).toBe(402)
    await send(platform, 'PATCH', `/keys/${id}`, { budget: null })
    expect(await statusOf(embed(platform, text))).toBe(200)
    expect(await budgetOf(platform, id)).toBeNull()
    const { records } = (await (await send(platform, 'GET', '/audit')).json()) as {
      records: { action: string; detail: { budget?: { tokens: number } | null } }[]
    }
    expect(
      records
        .filter(({ action }) => action === 'key_budget_changed')
        .map(({ detail }) => detail.budget?.tokens ?? null),
    ).toEqual([null, 4])
  })

  test('refuses a bulk job that it does not cover, before its rows are stored', async () => {
    const { platform } = await clockedPlatform()
    const { text } = await keyWith(platform, { tokens: 1 })
    const form = new FormData()
    form.set('model', 'jina-embeddings-v3')
    form.set('file', new File(['three small words\n'], 'words.txt'))
    const headers = { authorization: `Bearer ${text}` }
    const created = await fetch(`${platform.url}/v1/bulk-embeddings`, { method: 'POST', body: form, headers })
    expect(created.status).toBe(402)
    expect(await created.json()).toMatchObject({ detail: refusalMessages.budget })
    expect(await platform.database.query('select id from bulk_jobs')).toEqual([])
  })
})

describe('alerts', () => {
  test('are sent once per period when the share is used; without a hard stop requests still succeed', async () => {
    const { platform, wait } = await clockedPlatform()
    const { text } = await keyWith(platform, {
      tokens: 5,
      period: 'day',
      hard_stop: false,
      alert_percent: 100,
    })
    await embed(platform, text)
    expect(await mails(platform)).toEqual([])
    for (let calls = 0; calls < 4; calls++) expect(await statusOf(embed(platform, text))).toBe(200)
    const [first, ...others] = await eventually(
      () => mails(platform),
      ({ length }) => length > 0,
    )
    expect(others).toEqual([])
    expect(first).toMatchObject({
      recipient: 'ada@example.org',
      subject: 'A key has used 100% of its budget',
    })
    expect(first?.body).toContain(`The API key ending in ${text.slice(-4)} has used`)
    expect(first?.body).toContain('Calls beyond the budget still work')
    wait(dayMilliseconds)
    await embed(platform, text)
    await embed(platform, text)
    await eventually(
      () => mails(platform),
      ({ length }) => length === 2,
    )
  })

  test('are not sent for a share that was used before the budget was set', async () => {
    const { platform } = await clockedPlatform()
    const { id, text } = await keyWith(platform)
    await embed(platform, text)
    const { text: other } = await keyWith(platform, {
      tokens: 3,
      alert_percent: 50,
      alert_email: 'team@example.org',
    })
    await send(platform, 'PATCH', `/keys/${id}`, { budget: { tokens: 4, alert_percent: 50 } })
    await embed(platform, text)
    await embed(platform, other)
    // The watch mails about both keys in one run, or about the first one before.
    const sent = await eventually(
      () => mails(platform),
      ({ length }) => length > 0,
    )
    expect(sent.map(({ recipient }) => recipient)).toEqual(['team@example.org'])
  })

  test('need an email address', async () => {
    const database = await openTestDatabase()
    const at = new Date(start)
    const identity = { email: undefined }
    const set = (body: object) =>
      database.transaction((sql) =>
        setBudget(sql, { userId: 'ada' }, budgetBody.parse(body), { identity, at }),
      )
    await expect(set({ tokens: 5, alert_percent: 50 })).rejects.toMatchObject({ status: 422 })
    await set({ tokens: 5, alert_percent: 50, alert_email: 'ada@example.org' })
    await set({ tokens: 5 })
    expect(await readBudget(database, { userId: 'ada' }, at)).toMatchObject({ alert_email: null })
  })
})

describe('the spend limit', () => {
  test('limits all keys of its user together, and no other user', async () => {
    const { platform } = await clockedPlatform()
    const [first, second] = [await keyWith(platform), await keyWith(platform, { tokens: 100 })]
    const bobs = await platform.trialKey('user:bob')
    await embed(platform, first.text)
    const set = await send(platform, 'PUT', '/spend_limit', { tokens: 10, alert_percent: 80 })
    expect(spendLimitResponse.parse(await set.json()).spend_limit).toMatchObject({
      used_tokens: 3,
      tokens: 10,
    })
    const statuses = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        statusOf(embed(platform, [first, second][index % 2]?.text ?? '')),
      ),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(2)
    const refused = await embed(platform, first.text)
    expect(await refused.json()).toMatchObject({ detail: refusalMessages.spend_limit })
    expect(await statusOf(embed(platform, bobs))).toBe(200)
    const [mail] = await eventually(
      () => mails(platform),
      ({ length }) => length > 0,
    )
    expect(mail).toMatchObject({ subject: "You've used 80% of your spend limit" })
    expect(mail?.body).toContain('Your account has used 9 of 10 tokens this month.')
    expect(await (await send(platform, 'GET', '/spend_limit', undefined, 'bob')).json()).toEqual({
      spend_limit: null,
    })
    expect(await (await send(platform, 'DELETE', '/spend_limit')).json()).toEqual({ spend_limit: null })
    expect(await statusOf(embed(platform, first.text))).toBe(200)
  })

  test.each([
    {},
    { tokens: 0 },
    { tokens: 1.5 },
    { tokens: 10, period: 'week' },
    { tokens: 10, alert_percent: 101 },
    { tokens: 10, hard_stop: false },
    { tokens: 10, alert_percent: 50, alert_email: 'nobody' },
    { tokens: 10, more: true },
  ])('refuses %j', async (body) => {
    const { platform } = await clockedPlatform()
    expect((await send(platform, 'PUT', '/spend_limit', body)).status).toBe(422)
    expect((await send(platform, 'POST', '/keys', { name: 'x', budget: body })).status).toBe(422)
  })
})
