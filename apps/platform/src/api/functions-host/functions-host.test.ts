import { expect, test } from 'vitest'

import { startTestPlatform } from '../../platform.test-support.ts'

async function host() {
  const platform = await startTestPlatform()
  const base = `http://127.0.0.1:${platform.ports.functions}/demo-search-foundation/us-central1`
  return (path: string, body: unknown, token?: string) =>
    fetch(`${base}/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
}

test('the profile is merged into the stored user, preferences field by field', async () => {
  const call = await host()
  await call(
    'account/getUserInfo',
    { data: { displayName: 'Ada', preferences: { language: 'de' } } },
    'user:ada',
  )
  const answer = await call(
    'account/getUserInfo',
    { data: { photoURL: null, preferences: { theme: 'dark' } } },
    'user:ada',
  )
  expect(await answer.json()).toEqual({
    result: {
      uid: 'ada',
      email: 'ada@example.org',
      displayName: 'Ada',
      preferences: { language: 'de', theme: 'dark' },
    },
  })
})

test('a call as a stream gets its result or error as an event', async () => {
  const platform = await startTestPlatform()
  const base = `http://127.0.0.1:${platform.ports.functions}/demo-search-foundation/us-central1`
  const stream = async (headers: Record<string, string>) => {
    const response = await fetch(`${base}/account/getUserInfo`, {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json', ...headers },
      body: '{"data":{}}',
    })
    return [response.status, response.headers.get('content-type'), await response.text()]
  }
  expect(await stream({ authorization: 'Bearer user:ada' })).toEqual([
    200,
    'text/event-stream',
    'data: {"result":{"uid":"ada","email":"ada@example.org","preferences":{}}}\n\n',
  ])
  expect(await stream({})).toEqual([
    401,
    'text/event-stream',
    'data: {"error":{"status":"UNAUTHENTICATED","message":"Sign in to make this call."}}\n\n',
  ])
})

test.each([
  ['no identity', 'account/getUserInfo', { data: {} }, undefined, 401, 'UNAUTHENTICATED'],
  ['no data', 'account/getUserInfo', [], 'user:ada', 400, 'INVALID_ARGUMENT'],
  ['no JSON', 'account/getUserInfo', 'nonsense', 'user:ada', 400, 'INVALID_ARGUMENT'],
  ['a wrong field', 'account/getUserInfo', { data: { displayName: 5 } }, 'user:ada', 400, 'INVALID_ARGUMENT'],
  [
    'a text that no database holds',
    'account/getUserInfo',
    { data: { displayName: 'a\0b' } },
    'user:ada',
    400,
    'INVALID_ARGUMENT',
  ],
  ['a body without end', 'account/getUserInfo', 'x'.repeat(13_000_000), 'user:ada', 400, 'INVALID_ARGUMENT'],
  ['an unknown function', 'account/none', { data: {} }, 'user:ada', 404, 'NOT_FOUND'],
] as const)('%s is told in the callable protocol', async (_, path, body, token, status, code) => {
  const answer = await (await host())(path, body, token)
  expect([answer.status, await answer.json()]).toMatchObject([status, { error: { status: code } }])
})
