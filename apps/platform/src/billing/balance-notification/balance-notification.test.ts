import { expect, test } from 'vitest'

import { eventually, startTestPlatform, type TestPlatform } from '../../platform.test-support.ts'
import { buy, metadataOf, spend, subjectsTo, trial, trustForAlerts } from '../checkout/money.test-support.ts'
import { notifyLowBalances } from './notifications.ts'

const path = '/api/v1/billing/balance_notification'
const email = 'watch@example.org'
const confirmed = { email_confirmed: true, confirmation_sent_at: null }

const set = (platform: TestPlatform, key: string, thresholds: unknown, to = email) =>
  platform.post(path, { thresholds, email: to }, key)

const look = (platform: TestPlatform) => notifyLowBalances(platform.database, null, platform.services.now())

const mailsAre = (platform: TestPlatform, count: number) =>
  eventually(
    () => subjectsTo(platform, email),
    (subjects) => subjects.length >= count,
  )

test('each threshold is mailed once per fall, and again after the balance was back', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey()
  await trustForAlerts(platform, key, email)
  expect((await set(platform, key, [9_000_000, 5_000_000])).status).toBe(200)
  await look(platform)
  expect(await subjectsTo(platform, email)).toEqual([])

  await spend(platform, key, 1_500_000)
  await mailsAre(platform, 1)
  await spend(platform, key, 100)
  await Promise.all(Array.from({ length: 5 }, () => look(platform)))
  expect(await subjectsTo(platform, email)).toEqual(['Low balance: below 9,000,000 tokens'])

  await spend(platform, key, 5_000_000)
  await mailsAre(platform, 2)
  // A purchase takes the balance above both thresholds; one fall below both is mailed for each.
  await buy(platform, key)
  await look(platform)
  await spend(platform, key, 1_000_000_000)
  await mailsAre(platform, 4)
  await look(platform)
  const all = await subjectsTo(platform, email)
  expect(all.filter((subject) => subject.includes('9,000,000'))).toHaveLength(2)
  expect(all.filter((subject) => subject.includes('5,000,000'))).toHaveLength(2)
})

test('usage through the API sends the mail', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey()
  await trustForAlerts(platform, key, email)
  await set(platform, key, [trial])
  await platform.post('/v1/embeddings', { model: 'jina-embeddings-v3', input: 'a few words' }, key)
  expect(await mailsAre(platform, 1)).toEqual(['Low balance: below 10,000,000 tokens'])
})

test('a balance that is below already is not mailed, setting the same threshold again mails nothing, and removing it ends the mails', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey()
  await trustForAlerts(platform, key, email)
  await set(platform, key, [trial + 1, trial])
  await look(platform)
  expect(await subjectsTo(platform, email)).toEqual([])
  await spend(platform, key, 1)
  await mailsAre(platform, 1)
  await set(platform, key, [trial])
  await look(platform)
  expect(await subjectsTo(platform, email)).toHaveLength(1)

  await set(platform, key, [trial - 10])
  const removed = await fetch(platform.url + path, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${key}` },
  })
  expect([removed.status, await removed.json()]).toEqual([200, { thresholds: [], email: null }])
  await spend(platform, key, 1000)
  await look(platform)
  expect(await subjectsTo(platform, email)).toHaveLength(1)
})

test('at most three different thresholds in whole tokens are accepted', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey()
  await trustForAlerts(platform, key, email)
  const taken = await set(platform, key, ['5', 7, 5, 7, 6])
  expect([taken.status, await taken.json()]).toEqual([200, { thresholds: [7, 6, 5], email, ...confirmed }])
  expect((await metadataOf(platform, key))['balance_notification']).toEqual({
    thresholds: [7, 6, 5],
    email,
    ...confirmed,
  })
  for (const thresholds of [
    [1, 2, 3, 4],
    '5',
    5,
    null,
    undefined,
    { 0: 1 },
    [0],
    [-5],
    [1.5],
    ['x'],
    [null],
  ]) {
    const answer = await set(platform, key, thresholds)
    expect([answer.status, await answer.json()], JSON.stringify(thresholds)).toMatchObject([
      400,
      { detail: 'Invalid thresholds: Must be array with max 3 values' },
    ])
  }
  expect((await set(platform, key, [1], 'nobody')).status).toBe(422)
  expect((await metadataOf(platform, key))['balance_notification']).toEqual({
    thresholds: [7, 6, 5],
    email,
    ...confirmed,
  })
  expect((await set(platform, key, [])).status).toBe(200)
  expect(await metadataOf(platform, key)).not.toHaveProperty('balance_notification')
})
