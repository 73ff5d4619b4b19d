import { localeTable } from '@search-foundation/i18n/locale-table'
import { expect, test } from 'vitest'

import { startTestPlatform } from '../../platform.test-support.ts'
import { startTestStandIns } from '../stand-ins.test-support.ts'
import { createTokens } from './tokens.ts'

const minute = 60_000
const sites = {
  pass: '1x00000000000000000000AA',
  block: '2x00000000000000000000AB',
  press: '3x00000000000000000000FF',
}
const secrets = {
  valid: '1x0000000000000000000000000000000AA',
  invalid: '2x0000000000000000000000000000000AA',
  used: '3x0000000000000000000000000000000AA',
}

async function challenge(url: string, body: object) {
  const answer = await fetch(`${url}/turnstile/v0/challenge`, { method: 'POST', body: JSON.stringify(body) })
  return { status: answer.status, ...((await answer.json()) as { response?: string; press?: string }) }
}

const tokenOf = async (url: string, sitekey = sites.pass) =>
  (await challenge(url, { sitekey })).response ?? ''

async function verify(url: string, form: Record<string, string>) {
  const body = new URLSearchParams(form)
  const answer = await fetch(`${url}/turnstile/v0/siteverify`, { method: 'POST', body })
  return (await answer.json()) as { success: boolean; 'error-codes': string[] }
}

const good = { success: true, 'error-codes': [] }
const bad = (code: string) => ({ success: false, 'error-codes': [code] })

test('one site key passes, one is blocked, and one asks for a press that counts once', async () => {
  const { url } = await startTestStandIns()
  const secret = secrets.valid
  expect(await verify(url, { secret, response: await tokenOf(url) })).toEqual(good)
  for (const sitekey of [sites.block, 'unknown'])
    expect(await challenge(url, { sitekey })).toEqual({ status: 403, error: 'blocked' })
  const sitekey = sites.press
  const { press = '', ...asked } = await challenge(url, { sitekey })
  expect(asked).toEqual({ status: 200 })
  expect(await verify(url, { secret, response: press })).toEqual(bad('invalid-input-response'))
  const { press: second = '' } = await challenge(url, { sitekey })
  const pressed = await challenge(url, { sitekey, press: second })
  expect(await verify(url, { secret, response: pressed.response ?? '' })).toEqual(good)
  expect(await challenge(url, { sitekey, press: second })).toEqual({ status: 403, error: 'press' })
  expect(await challenge(url, { sitekey, press: 'made.up' })).toEqual({ status: 403, error: 'press' })
  expect(await challenge(url, { press: 1 })).toEqual({ status: 400, error: 'bad-request' })
})

test('a token is valid once and for five minutes, and the test secrets have their fixed outcomes', async () => {
  let time = Date.now()
  const { url } = await startTestStandIns({ now: () => new Date(time) })
  const secret = secrets.valid
  const [first, second] = [await tokenOf(url), await tokenOf(url)]
  expect(await verify(url, { secret, response: first })).toEqual(good)
  expect(await verify(url, { secret, response: first })).toEqual(bad('timeout-or-duplicate'))
  expect(await verify(url, { secret, response: `${second}x` })).toEqual(bad('invalid-input-response'))
  expect(await verify(url, { secret, response: '' })).toEqual(bad('missing-input-response'))
  expect(await verify(url, { response: second })).toEqual(bad('missing-input-secret'))
  expect(await verify(url, { secret: 'other', response: second })).toEqual(bad('invalid-input-secret'))
  time += 5 * minute + 1
  expect(await verify(url, { secret, response: second })).toEqual(bad('timeout-or-duplicate'))
  for (const [name, code] of [
    ['invalid', 'invalid-input-response'],
    ['used', 'timeout-or-duplicate'],
  ] as const)
    expect(await verify(url, { secret: secrets[name], response: await tokenOf(url) })).toEqual(bad(code))
})

test('the frame of the widget has the words of every language, and loads what its policy names', async () => {
  const { url } = await startTestStandIns()
  const pages = await Promise.all(
    localeTable.map(async ({ code }) => {
      const answer = await fetch(`${url}/turnstile/v0/widget?hl=${code}&theme=dark`)
      expect(answer.headers.get('content-security-policy')).toMatch(
        /script-src 'sha256-[^']+'; style-src 'sha256-/,
      )
      return answer.text()
    }),
  )
  for (const [index, { code }] of localeTable.entries())
    expect(pages[index]).toContain(`<html lang="${code}" data-theme="dark">`)
  const words = pages.map((page) => /data-words="([^"]+)"/.exec(page)?.[1])
  expect(new Set(words).size).toBe(localeTable.length)
})

test('used tokens are forgotten once they have expired', () => {
  let time = Date.now()
  const tokens = createTokens(() => new Date(time))
  const use = () => tokens.redeem('response', tokens.issue('response'))
  for (let count = 0; count < 5; count++) expect(use()).toBeUndefined()
  expect(tokens.size).toBe(5)
  time += 6 * minute
  expect(use()).toBeUndefined()
  expect(tokens.size).toBe(1)
})

test('the platform verifies at the configured service with its secret, and reports when it cannot be reached', async () => {
  const { url } = await startTestStandIns()
  const emptyKey = async (environment: Record<string, string>, response: string) => {
    const platform = await startTestPlatform(environment)
    const body = new URLSearchParams({ 'cf-turnstile-response': response })
    return (await fetch(`${platform.url}/empty`, { method: 'POST', body })).status
  }
  const service = {
    TURNSTILE_VERIFY_URL: `${url}/turnstile/v0/siteverify`,
    TURNSTILE_SECRET_KEY: secrets.valid,
  }
  expect(await emptyKey(service, await tokenOf(url))).toBe(200)
  expect(await emptyKey(service, 'made.up')).toBe(400)
  expect(await emptyKey({ ...service, TURNSTILE_SECRET_KEY: secrets.invalid }, await tokenOf(url))).toBe(400)
  expect(await emptyKey({ ...service, TURNSTILE_SECRET_KEY: 'other' }, await tokenOf(url))).toBe(503)
  expect(await emptyKey({ ...service, TURNSTILE_VERIFY_URL: 'http://127.0.0.1:1/' }, 'any')).toBe(503)
})
