import { expect, test } from 'vitest'

import { auditResponse } from '../../account/audit/schemas.ts'
import { buy, metadataOf, pack, pay, setupPage } from '../../billing/checkout/money.test-support.ts'
import { eventually, startTestPlatform, type TestPlatform } from '../../platform.test-support.ts'

const path = '/api/v1/account/audit'

const audit = async (platform: TestPlatform, query = '', token = 'user:ada') =>
  auditResponse.parse(await (await platform.get(path + query, token)).json())

const actions = async (platform: TestPlatform, token?: string) =>
  (await audit(platform, '', token)).records.map(({ action }) => action)

test('purchases and auto-recharge have audit entries with their key, newest first', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey('user:ada')
  await buy(platform, key, 2)
  await pay(await setupPage(platform, key, { threshold: 1000 }))
  await eventually(
    () => metadataOf(platform, key),
    (metadata) => metadata['auto_recharge'] === true,
  )
  const call = (method: string, part: string) =>
    fetch(`${platform.url}/api/v1/auto_recharge${part}`, {
      method,
      headers: { authorization: `Bearer ${key}`, origin: 'http://localhost:3000' },
    })
  expect((await call('POST', '/settings?threshold=2000')).status).toBe(200)
  expect((await call('DELETE', '')).status).toBe(200)
  // Auto-recharge is off already, so nothing changes.
  expect((await call('DELETE', '')).status).toBe(200)
  const { records } = await audit(platform)
  expect(records).toMatchObject([
    { action: 'auto_recharge_off', actor: 'key', ip: '127.0.0.1' },
    { action: 'auto_recharge_changed', actor: 'key', detail: { threshold: 2000 }, ip: '127.0.0.1' },
    { action: 'auto_recharge_on', actor: 'owner', detail: { card: { last4: '4242' } }, ip: null },
    {
      action: 'purchase',
      actor: 'owner',
      detail: { product: 'Standard pack', quantity: 2, tokens: 2 * pack, amount: 10_000, receipt: 1 },
    },
    { action: 'key_created', actor: 'owner', detail: { kind: 'trial' }, ip: '127.0.0.1' },
  ])
  for (const { key_tail: tail } of records) expect(tail).toBe(key.slice(-4))
  expect(JSON.stringify(records)).not.toContain(key)
})

test('changes of notifications have audit entries, rejected changes have none', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey('user:ada')
  const notify = '/api/v1/billing/balance_notification'
  await platform.post(notify, { thresholds: [5, 7], email: 'a@example.org' }, key)
  await platform.post(notify, { thresholds: [1, 2, 3, 4], email: 'a@example.org' }, key)
  await fetch(platform.url + notify, { method: 'DELETE', headers: { authorization: `Bearer ${key}` } })
  const told = (await audit(platform, '?action=balance_notification_changed')).records
  expect(told.map(({ detail }) => detail)).toEqual([{ thresholds: [] }, { thresholds: [7, 5] }])
})

test('a transfer has one audit entry per user, however often it is retried', async () => {
  const platform = await startTestPlatform()
  const [from, to] = [await platform.trialKey('user:ada'), await platform.trialKey('user:bob')]
  await buy(platform, from)
  const transfer = async () =>
    fetch(`${platform.url}/api/v1/billing/transfer_balance?receiver_key=${to}&revoke_sender_key=true`, {
      method: 'POST',
      headers: { authorization: `Bearer ${from}`, 'idempotency-key': 'once' },
      body: new URLSearchParams({ 'cf-turnstile-response': await platform.botCheck() }),
    })
  for (const answer of await Promise.all([transfer(), transfer(), transfer()]))
    expect(answer.status).toBe(200)
  expect(await actions(platform)).toEqual(['key_revoked', 'tokens_sent', 'purchase', 'key_created'])
  const [received] = (await audit(platform, '', 'user:bob')).records
  expect(received).toMatchObject({
    action: 'tokens_received',
    actor: 'system',
    detail: { tokens: pack, from: from.slice(-4) },
    key_tail: to.slice(-4),
    ip: null,
  })
})

test('creating and revoking a key has an audit entry; keys without a user have none', async () => {
  const platform = await startTestPlatform()
  const keys = [await platform.trialKey('user:ada'), await platform.trialKey()]
  for (const key of keys) {
    const body = new URLSearchParams({ 'cf-turnstile-response': await platform.botCheck() })
    const headers = { authorization: `Bearer ${key}` }
    await fetch(`${platform.url}/api/v1/api_key`, { method: 'DELETE', body, headers })
  }
  expect(await actions(platform)).toEqual(['key_revoked', 'key_created'])
  expect(await platform.database.query('select action from account_actions')).toHaveLength(2)
})

test('the audit log is paged and readable by its user only', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey('user:ada')
  for (const threshold of [1, 2, 3])
    await platform.post(
      '/api/v1/billing/balance_notification',
      { thresholds: [threshold], email: 'a@example.org' },
      key,
    )
  const only = 'action=balance_notification_changed&limit=2'
  const first = await audit(platform, `?${only}`)
  const second = await audit(platform, `?${only}&cursor=${first.next_cursor}`)
  expect([...first.records, ...second.records].map(({ detail }) => detail)).toEqual([
    { thresholds: [3] },
    { thresholds: [2] },
    { thresholds: [1] },
  ])
  expect(second.next_cursor).toBeNull()
  expect((await audit(platform, '', 'user:bob')).records).toEqual([])
  expect((await platform.get(path, key)).status).toBe(401)
})

test('the audit log is a file of all actions that match the filter, of its user only', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey('user:ada')
  await platform.post(
    '/api/v1/billing/balance_notification',
    { thresholds: [5], email: 'a@example.org' },
    key,
  )
  const csv = await platform.get(`${path}?action=balance_notification_changed&limit=1&format=csv`, 'user:ada')
  expect(csv.headers.get('content-disposition')).toBe('attachment; filename="audit.csv"')
  const [head, row, end] = (await csv.text()).split('\r\n')
  expect(head).toBe('id,at,action,actor,subject,key_tail,detail,ip')
  expect(row).toContain(`balance_notification_changed,key,`)
  expect(row).toContain(`${key.slice(-4)},"{""thresholds"":[5]}",127.0.0.1`)
  expect(end).toBe('')
  expect((await (await platform.get(`${path}?format=csv`, 'user:bob')).text()).split('\r\n')).toHaveLength(2)
})
