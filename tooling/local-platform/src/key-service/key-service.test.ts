import { expect, test } from 'vitest'
import { balanceOf, startTestPlatform } from '../platform.test-support.ts'

const form = (response: string) => ({
  method: 'POST',
  body: new URLSearchParams({ 'cf-turnstile-response': response }),
})

test('a passed bot check gives a trial key with ten million tokens, and is good for one call', async () => {
  const platform = await startTestPlatform()
  const response = await platform.botCheck()
  const answer = await fetch(`${platform.url}/trial`, form(response))
  const { api_key: key } = (await answer.json()) as { api_key: string }
  expect(await balanceOf(platform, key)).toBe(10_000_000)
  const again = await fetch(`${platform.url}/trial`, form(response))
  expect([again.status, await again.json()]).toEqual([
    400,
    { detail: expect.stringContaining('used') as string },
  ])
})

test.each(['', 'made-up', 'a.9999999999999.b'])('a bot check %j is refused', async (response) => {
  const platform = await startTestPlatform()
  expect((await fetch(`${platform.url}/empty`, form(response))).status).toBe(400)
})

test('above the limit a client must wait, also with requests at once; a key without tokens is still given', async () => {
  const platform = await startTestPlatform({ TRIAL_LIMIT: '2' })
  const responses = await Promise.all(Array.from({ length: 6 }, () => platform.botCheck()))
  const answers = await Promise.all(
    responses.map((response) => fetch(`${platform.url}/trial`, form(response))),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 429, 429, 429, 429])
  const refused = answers.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(86_000)
  const empty = await fetch(`${platform.url}/empty`, form(await platform.botCheck()))
  const { api_key: key } = (await empty.json()) as { api_key: string }
  expect(await balanceOf(platform, key)).toBe(0)
})

test('a key made with an identity token belongs to that user, who sees it without its text', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey('user:ada')
  const list = (await (await platform.get('/api/v1/keys', 'user:ada')).json()) as { tail: string }[]
  expect(list.map(({ tail }) => tail)).toEqual([key.slice(-4)])
  expect(JSON.stringify(list)).not.toContain(key)
  expect(await (await platform.get('/api/v1/keys', 'user:bob')).json()).toEqual([])
})
