import { describe, expect, test } from 'vitest'

import { calls, charged, used, useMisbehavingService } from './misbehaving-upstream.test-support.ts'

useMisbehavingService()

describe.each(Object.entries(calls))('%s', (_, call) => {
  test.each([
    [401, 502, "rejected the platform's key"],
    [402, 502, 'Your own key is valid'],
    [403, 502, 'Your own key is valid'],
    [500, 502, 'failed with status 500'],
    [503, 503, 'Too busy.'],
    [504, 504, 'too long'],
    [429, 429, 'Too busy.'],
  ])('a service that answers %i is %i, in words, and costs nothing', async (theirs, ours, words) => {
    used.service.answers((response) => {
      response.writeHead(theirs, { 'content-type': 'application/json', 'retry-after': '7' })
      response.end('{"detail":"Too busy."}')
    })
    const answer = await call()
    expect(answer.status).toBe(ours)
    expect(await answer.text()).toContain(words)
    expect(answer.headers.get('retry-after')).toBe(theirs === 429 || theirs === 503 ? '7' : null)
    expect(await charged()).toBe(0)
  })

  test('a service that hangs up is 502', async () => {
    used.service.answers((response) => response.destroy())
    expect((await call()).status).toBe(502)
    expect(await charged()).toBe(0)
  })

  test('a response cut in the middle, or one that is not JSON, is 502', async () => {
    used.service.answers((response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
      response.write('{"half":', () => response.destroy())
    })
    expect((await call()).status).toBe(502)
    used.service.answers((response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end('<html>')
    })
    expect((await call()).status).toBe(502)
    expect(await charged()).toBe(0)
  })

  test('what is wrong with the request is passed on as it is', async () => {
    used.service.answers((response) => {
      response.writeHead(422, { 'content-type': 'application/json' })
      response.end('{"detail":[{"loc":["body"],"msg":"no","type":"x"}]}')
    })
    const answer = await call()
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('"msg":"no"')])
    expect(answer.headers.get('x-engine')).toBe('upstream')
    expect(await charged()).toBe(0)
  })
})

test('a service that never responds is 504 for each call, and costs nothing', async () => {
  used.service.answers(() => {})
  const statuses = Object.entries(calls).map(async ([name, call]) => [name, (await call()).status])
  expect(await Promise.all(statuses)).toEqual(Object.keys(calls).map((name) => [name, 504]))
  expect(await charged()).toBe(0)
})
