import { expect, test } from 'vitest'

import { eventually, startTestPlatform, type TestPlatform } from '../../platform.test-support.ts'
import { heldAlertRetention } from '../../records/alert-addresses.ts'
import { spend, subjectsTo, trial } from '../checkout/money.test-support.ts'
import { notifyLowBalances } from './notifications.ts'

const path = '/api/v1/billing/balance_notification'
const email = 'Team@example.org'
const asked = 'Confirm this address for alerts'
const low = 'Low balance: below 9,000,000 tokens'

/** A platform whose clock the test moves. */
async function start() {
  let milliseconds = Date.parse('2026-03-02T09:30:00Z')
  const platform = await startTestPlatform({}, { now: () => new Date(milliseconds) })
  return {
    platform,
    pass(minutes: number) {
      milliseconds += minutes * 60_000
    },
  }
}

async function set(platform: TestPlatform, key: string, to = email, thresholds = [9_000_000]) {
  const response = await platform.post(path, { thresholds, email: to }, key)
  expect(response.status).toBe(200)
  return (await response.json()) as { email_confirmed: boolean; confirmation_sent_at: string | null }
}

const fall = async (platform: TestPlatform, key: string) => {
  await spend(platform, key, 1_500_000)
  await notifyLowBalances(platform.database, null, platform.services.now())
}

/** The links in the mails to an address, oldest first, on the test's port. */
async function linksTo(platform: TestPlatform, recipient = email): Promise<string[]> {
  const mails = await platform.database.query<{ body: string }>(
    `select body from mails where recipient = $1 and kind = 'confirm-address' order by sequence`,
    [recipient],
  )
  return mails.map(({ body }) => {
    const link = new URL(/http\S+/.exec(body)?.[0] ?? '')
    return `${platform.url}${link.pathname}${link.search}`
  })
}

const stateOf = async (platform: TestPlatform, subject: string) =>
  (
    await platform.database.query<{ state: string }>(
      'select state from mails where recipient = $1 and subject = $2',
      [email, subject],
    )
  ).map(({ state }) => state)

test('an alert to an address that was not confirmed waits until its link is opened and the page is submitted', async () => {
  const { platform } = await start()
  const key = await platform.trialKey()
  expect(await set(platform, key)).toEqual({
    thresholds: [9_000_000],
    email,
    email_confirmed: false,
    confirmation_sent_at: '2026-03-02T09:30:00.000Z',
  })
  expect(await subjectsTo(platform, email)).toEqual([asked])
  await fall(platform, key)
  expect(await stateOf(platform, low)).toEqual(['held'])

  const [link = ''] = await linksTo(platform)
  const page = await fetch(link)
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8'])
  expect(await page.text()).toContain('team@example.org')
  // Programs that follow the links of mails confirm nothing.
  expect(await stateOf(platform, low)).toEqual(['held'])

  const confirmed = await fetch(link, { method: 'POST' })
  expect([confirmed.status, await confirmed.text()]).toEqual([
    200,
    expect.stringContaining('Address confirmed'),
  ])
  await eventually(
    () => stateOf(platform, low),
    ([state]) => state === 'sent',
  )
  // Submitting the page twice gives the same response.
  expect((await fetch(link, { method: 'POST' })).status).toBe(200)
  expect(await set(platform, key)).toMatchObject({ email_confirmed: true })
  expect((await subjectsTo(platform, email)).toSorted()).toEqual([asked, low])
})

test('the page is in the language of the mail', async () => {
  const { platform } = await start()
  const key = await platform.trialKey()
  await set(platform, key)
  const [link = ''] = await linksTo(platform)
  const german = new URL(link)
  german.searchParams.set('lang', 'de')
  expect(await (await fetch(german)).text()).toContain('Adresse bestätigen')
})

test('a verified address of the user needs no link, for any key of the account', async () => {
  const { platform } = await start()
  const key = await platform.trialKey('user:ada')
  const profile = (token: string) =>
    fetch(
      `http://127.0.0.1:${platform.ports.functions}/demo-search-foundation/us-central1/account/getUserInfo`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ data: {} }),
      },
    )
  await profile('unconfirmed-user:ada')
  expect(await set(platform, key, 'ada@example.org')).toMatchObject({ email_confirmed: false })
  expect((await profile('user:ada')).status).toBe(200)
  expect(await set(platform, key, 'Ada@example.org')).toMatchObject({ email_confirmed: true })
  expect(await linksTo(platform, 'Ada@example.org')).toEqual([])
})

test('an address that one account has confirmed is not confirmed for another one', async () => {
  const { platform } = await start()
  const [own, other] = [await platform.trialKey(), await platform.trialKey()]
  await set(platform, own)
  const [link = ''] = await linksTo(platform)
  await fetch(link, { method: 'POST' })
  expect(await set(platform, other)).toMatchObject({ email_confirmed: false })
})

test('saving again sends another link, not within a minute, with growing waits, and ends the earlier link', async () => {
  const { platform, pass } = await start()
  const key = await platform.trialKey()
  const first = await set(platform, key)
  expect(await set(platform, key)).toEqual(first)
  pass(1)
  expect(await set(platform, key)).not.toEqual(first)
  pass(1)
  await set(platform, key)
  expect(await linksTo(platform)).toHaveLength(2)
  pass(1)
  await set(platform, key)
  const [oldest = '', , newest = ''] = await linksTo(platform)
  expect((await fetch(oldest)).status).toBe(404)
  expect((await fetch(newest)).status).toBe(200)
})

test('an address gets links from five accounts in a day, and an account has links sent to twenty addresses', async () => {
  const { platform, pass } = await start()
  const keys = await Promise.all(Array.from({ length: 6 }, () => platform.trialKey()))
  for (const key of keys) await set(platform, key)
  expect(await linksTo(platform)).toHaveLength(5)
  pass(25 * 60)
  const [key = '', last = ''] = [keys[0], keys[5]]
  expect(await set(platform, last)).not.toMatchObject({ confirmation_sent_at: null })
  const addresses = Array.from({ length: 21 }, (_, index) => `team-${index}@example.org`)
  for (const address of addresses) await set(platform, key, address)
  const links = await Promise.all(addresses.map((address) => linksTo(platform, address)))
  expect(links.map(({ length }) => length)).toEqual([...Array.from({ length: 20 }, () => 1), 0])
})

test('the keys of one client together have links sent to thirty addresses that nobody has confirmed', async () => {
  const { platform } = await start()
  const keys = await Promise.all(Array.from({ length: 3 }, () => platform.trialKey()))
  for (const [index, key] of keys.entries())
    for (let count = 0; count < 15; count++)
      await set(platform, key, `stranger-${index}-${count}@example.org`)
  const count = await platform.database.query(`select id from mails where kind = 'confirm-address'`)
  expect(count).toHaveLength(30)
})

test('after three days the link is void and the alerts that waited for it are deleted', async () => {
  const { platform, pass } = await start()
  const key = await platform.trialKey()
  await set(platform, key)
  await fall(platform, key)
  const [link = ''] = await linksTo(platform)
  pass(72 * 60)
  expect((await fetch(link, { method: 'POST' })).status).toBe(404)
  const { database, now } = platform.services
  await heldAlertRetention.prune(database, now(), new AbortController().signal)
  expect(await stateOf(platform, low)).toEqual([])
})

test('the budget of a key shows whether its address is confirmed, and saving it again sends another link', async () => {
  const { platform, pass } = await start()
  const token = 'user:ada'
  await platform.trialKey(token)
  const read = async () => {
    const { keys } = (await (await platform.get('/api/v1/account/keys', token)).json()) as {
      keys: { id: string; budget: unknown }[]
    }
    return keys[0]
  }
  const keyPath = `/api/v1/account/keys/${(await read())?.id}`
  const change = async (budget: object) =>
    (await platform.send('PATCH', keyPath, { budget: { tokens: 10, ...budget } }, token)).json()

  expect(await change({})).toMatchObject({ budget: { email_confirmed: null, confirmation_sent_at: null } })
  const alerting = { alert_percent: 50, alert_email: email }
  const waiting = (time: string) => ({
    budget: { email_confirmed: false, confirmation_sent_at: `2026-03-02T${time}:00.000Z` },
  })
  expect(await change(alerting)).toMatchObject(waiting('09:30'))
  pass(1)
  expect(await change(alerting)).toMatchObject(waiting('09:31'))
  const [, link = ''] = await linksTo(platform)
  await fetch(link, { method: 'POST' })
  expect(await read()).toMatchObject({ budget: { email_confirmed: true } })
})

test('alerts of budgets and bulk jobs wait for their address too', async () => {
  const { platform, pass } = await start()
  const token = 'user:ada'
  const key = await platform.trialKey(token)
  const limit = '/api/v1/account/spend_limit'
  const waiting = { email_confirmed: false, confirmation_sent_at: '2026-03-02T09:30:00.000Z' }
  const saved = await platform.send(
    'PUT',
    limit,
    { tokens: trial, alert_percent: 10, alert_email: email },
    token,
  )
  expect(await saved.json()).toMatchObject({ spend_limit: waiting })
  expect(await linksTo(platform)).toHaveLength(1)
  await spend(platform, key, trial / 2)
  await eventually(
    () => stateOf(platform, "You've used 10% of your spend limit"),
    ([state]) => state === 'held',
  )

  const form = new FormData()
  form.set('model', 'jina-embeddings-v3')
  form.set('email', email)
  form.set('file', new File(['id,text\n1,tea'], 'teas.csv'))
  const job = await fetch(`${platform.url}/v1/bulk-embeddings`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: form,
  })
  expect(job.status).toBe(200)
  const { id, ...started } = (await job.json()) as { id: string }
  expect(started).toMatchObject(waiting)
  const confirmation = `/v1/bulk-embeddings/${id}/confirmation`
  expect((await platform.post(confirmation, {}, await platform.trialKey())).status).toBe(404)
  expect(await (await platform.post(confirmation, {}, key)).json()).toMatchObject(waiting)
  pass(1)
  expect(await (await platform.post(confirmation, {}, key)).json()).toMatchObject({
    email_confirmed: false,
    confirmation_sent_at: '2026-03-02T09:31:00.000Z',
  })
  await eventually(
    () => stateOf(platform, 'Bulk embeddings are ready: teas.csv'),
    ([state]) => state === 'held',
  )
  const [, link = ''] = await linksTo(platform)
  await fetch(link, { method: 'POST' })
  await eventually(
    () => subjectsTo(platform, email),
    (subjects) => subjects.length === 4,
  )
  expect(await stateOf(platform, 'Bulk embeddings are ready: teas.csv')).not.toEqual(['held'])
  const after = await Promise.all([
    platform.get(limit, token),
    fetch(`${platform.url}/v1/bulk-embeddings/${id}`),
  ])
  expect(await Promise.all(after.map((response) => response.json()))).toMatchObject([
    { spend_limit: { email_confirmed: true } },
    { email_confirmed: true },
  ])
})
