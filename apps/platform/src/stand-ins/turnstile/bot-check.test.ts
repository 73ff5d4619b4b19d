import { expect, test } from 'vitest'

import { sites } from '../../kernel/site-keys.ts'
import { startTestPlatform, type TestPlatform } from '../../platform.test-support.ts'
import { createBotCheckResponses } from './responses.ts'

const minute = 60_000

async function challenge(platform: TestPlatform, body: object) {
  const answer = await platform.post('/turnstile/v0/challenge', body)
  return { status: answer.status, ...((await answer.json()) as { response?: string; press?: string }) }
}

async function verify(platform: TestPlatform, form: Record<string, string>) {
  const answer = await fetch(`${platform.url}/turnstile/v0/siteverify`, {
    method: 'POST',
    body: new URLSearchParams(form),
  })
  return (await answer.json()) as { success: boolean; 'error-codes': string[] }
}

const good = { success: true, 'error-codes': [] }
const bad = (code: string) => ({ success: false, 'error-codes': [code] })

test('one site key passes, one is blocked, and one asks for a press that counts once', async () => {
  const platform = await startTestPlatform()
  const { response = '' } = await challenge(platform, { sitekey: sites.passes.key })
  expect(await verify(platform, { secret: sites.passes.secret, response })).toEqual(good)
  for (const sitekey of [sites.blocks.key, 'unknown'])
    expect(await challenge(platform, { sitekey })).toEqual({ status: 403, error: 'blocked' })
  const sitekey = sites.interacts.key
  const { press = '', ...asked } = await challenge(platform, { sitekey })
  expect(asked).toEqual({ status: 200 })
  expect(await verify(platform, { secret: sites.interacts.secret, response: press })).toEqual(
    bad('invalid-input-response'),
  )
  const { press: second = '' } = await challenge(platform, { sitekey })
  const pressed = await challenge(platform, { sitekey, press: second })
  expect(
    await verify(platform, { secret: sites.interacts.secret, response: pressed.response ?? '' }),
  ).toEqual(good)
  expect(await challenge(platform, { sitekey, press: second })).toEqual({ status: 403, error: 'press' })
  expect(await challenge(platform, { sitekey, press: 'made.up' })).toEqual({ status: 403, error: 'press' })
})

test('a response is good once, for five minutes, and for its site key only', async () => {
  let time = Date.now()
  const platform = await startTestPlatform({}, { now: () => new Date(time) })
  const issued = async () => (await challenge(platform, { sitekey: sites.passes.key })).response ?? ''
  const { secret } = sites.passes
  const [first, second, third, fourth] = [await issued(), await issued(), await issued(), await issued()]
  expect(await verify(platform, { secret: sites.interacts.secret, response: first })).toEqual(
    bad('invalid-input-response'),
  )
  const parallel = await Promise.all(
    Array.from({ length: 5 }, () => verify(platform, { secret, response: first })),
  )
  expect(parallel.filter(({ success }) => success)).toHaveLength(1)
  time += 5 * minute
  expect(await verify(platform, { secret, response: second })).toEqual(good)
  expect(await verify(platform, { secret, response: second })).toEqual(bad('timeout-or-duplicate'))
  time += 1
  expect(await verify(platform, { secret, response: third })).toEqual(bad('timeout-or-duplicate'))
  expect(await verify(platform, { secret, response: `${fourth}x` })).toEqual(bad('invalid-input-response'))
  expect(await verify(platform, { secret, response: '' })).toEqual(bad('missing-input-response'))
  expect(await verify(platform, { secret: '', response: third })).toEqual(bad('missing-input-secret'))
  expect(await verify(platform, { secret: 'x', response: third })).toEqual(bad('invalid-input-secret'))
})

test('what was used is forgotten when its time is over', () => {
  let time = Date.now()
  const responses = createBotCheckResponses(() => new Date(time))
  const use = () => responses.redeem('response', 'key', responses.issue('response', 'key'))
  for (let count = 0; count < 5; count++) expect(use()).toBeUndefined()
  expect(responses.kept).toBe(5)
  time += 6 * minute
  expect(use()).toBeUndefined()
  expect(responses.kept).toBe(1)
})

test('the platform takes responses of the site key that it is told', async () => {
  const environment = { SF_BOT_CHECK_SITE_KEY: sites.interacts.key }
  const platform = await startTestPlatform(environment)
  const empty = async (response: string) =>
    (
      await fetch(`${platform.url}/empty`, {
        method: 'POST',
        body: new URLSearchParams({ 'cf-turnstile-response': response }),
      })
    ).status
  expect(await empty(await platform.botCheck())).toBe(400)
  const { press } = await challenge(platform, { sitekey: sites.interacts.key })
  const { response = '' } = await challenge(platform, { sitekey: sites.interacts.key, press })
  expect(await empty(response)).toBe(200)
  await expect(startTestPlatform({ SF_BOT_CHECK_SITE_KEY: 'other' })).rejects.toThrow('SF_BOT_CHECK_SITE_KEY')
})
