import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { balanceOf, eventually, startFilePlatform, type TestPlatform } from '../../platform.test-support.ts'
import { startService } from './misbehaving-service.test-support.ts'

let service: Awaited<ReturnType<typeof startService>>
let platform: TestPlatform
let key: string
let before: number
beforeAll(async () => {
  service = await startService()
  platform = await startFilePlatform({
    UPSTREAM_API_URL: service.url,
    UPSTREAM_API_KEY: 'service-key',
    UPSTREAM_TIMEOUT_SECONDS: '3',
    TRIAL_LIMIT: '200',
  })
})
beforeEach(async () => {
  key = await platform.trialKey()
  before = await balanceOf(platform, key)
})
afterAll(async () => {
  await platform.stop()
  await service.close()
})

const charged = async () => before - (await balanceOf(platform, key))
const event = (value: object) => `data: ${JSON.stringify(value)}\n\n`
const eventHead = { 'content-type': 'text/event-stream' }
const messages = [{ role: 'user', content: 'What is late chunking?' }]

/** One good request for each product that is handed on. */
const calls = {
  embeddings: () => platform.post('/v1/embeddings', { model: 'jina-embeddings-v3', input: 'a' }, key),
  'deep search': () => platform.post('/v1/chat/completions', { messages }, key),
  'deep search as a stream': () => platform.post('/v1/chat/completions', { messages, stream: true }, key),
  reader: () => platform.post('/reader', { url: 'https://example.org/' }, key),
  search: () => platform.post('/search', { q: 'tea' }, key),
  'results page': () => platform.post('/v1/serp/tea', {}, key),
  'results page as a stream': () => platform.post('/v1/serp/tea', { stream: true }, key),
  segment: () => platform.post('/v1/segment', { content: 'a b' }, key),
  'count of tokens': () => platform.get('/v1/segment?content=a+b', key),
}

describe.each(Object.entries(calls))('%s', (_, call) => {
  test.each([
    [401, 502, 'does not accept the key of this platform'],
    [402, 502, 'Your own key is good'],
    [403, 502, 'Your own key is good'],
    [500, 502, 'failed with status 500'],
    [503, 503, 'Too busy.'],
    [504, 504, 'too long'],
    [429, 429, 'Too busy.'],
  ])('a service that answers %i is %i, in words, and costs nothing', async (theirs, ours, words) => {
    service.answers((response) => {
      response.writeHead(theirs, { 'content-type': 'application/json', 'retry-after': '7' })
      response.end('{"detail":"Too busy."}')
    })
    const answer = await call()
    expect(answer.status).toBe(ours)
    expect(await answer.text()).toContain(words)
    expect(answer.headers.get('retry-after')).toBe(theirs === 429 || theirs === 503 ? '7' : null)
    expect(await charged()).toBe(0)
  })

  test('a service that hangs up is 502, one that never responds 504', async () => {
    service.answers((response) => response.destroy())
    expect((await call()).status).toBe(502)
    service.answers(() => {})
    expect((await call()).status).toBe(504)
    expect(await charged()).toBe(0)
  })

  test('a response cut in the middle, or one that is not JSON, is 502', async () => {
    service.answers((response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
      response.write('{"half":', () => response.destroy())
    })
    expect((await call()).status).toBe(502)
    service.answers((response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end('<html>')
    })
    expect((await call()).status).toBe(502)
    expect(await charged()).toBe(0)
  })

  test('what is wrong with the request is passed on as it is', async () => {
    service.answers((response) => {
      response.writeHead(422, { 'content-type': 'application/json' })
      response.end('{"detail":[{"loc":["body"],"msg":"no","type":"x"}]}')
    })
    const answer = await call()
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('"msg":"no"')])
    expect(answer.headers.get('x-engine')).toBe('upstream')
    expect(await charged()).toBe(0)
  })
})

test('a stream comes through as it is made, and its last usage is charged', async () => {
  let goOn = () => {}
  service.answers((response) => {
    response.writeHead(200, eventHead)
    response.write(event({ choices: [], usage: { total_tokens: 5 } }))
    goOn = () => response.end(`${event({ choices: [], usage: { total_tokens: 321 } })}data: [DONE]\n\n`)
  })
  const answer = await calls['deep search as a stream']()
  expect(answer.headers.get('x-engine')).toBe('upstream')
  const reader = answer.body?.getReader()
  const first = await reader?.read()
  expect(new TextDecoder().decode(first?.value)).toContain('"total_tokens":5')
  goOn()
  let rest = ''
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read())
    rest += new TextDecoder().decode(part.value)
  expect(rest).toContain('[DONE]')
  expect(await eventually(charged, (tokens) => tokens > 0)).toBe(321)
  expect(service.received.at(-1)).toMatchObject({
    path: '/v1/chat/completions',
    headers: { authorization: 'Bearer service-key' },
  })
  expect(JSON.parse(service.received.at(-1)?.body ?? '')).toEqual({ messages, stream: true })
})

test('when the client disconnects from a service that falls silent, the call ends, and the usage reported so far is charged', async () => {
  service.answers((response) => {
    response.writeHead(200, eventHead)
    response.write(event({ usage: { total_tokens: 77 } }))
  })
  const cut = service.cut()
  const answer = await calls['deep search as a stream']()
  const reader = answer.body?.getReader()
  await reader?.read()
  await reader?.cancel()
  expect(await eventually(charged, (tokens) => tokens > 0)).toBe(77)
  await eventually(
    () => Promise.resolve(service.cut()),
    (count) => count > cut,
  )
})

test('a service that sends faster than the client reads has to wait', async () => {
  let sent = 0
  const part = event({ text: 'x'.repeat(64 * 1024) })
  service.answers((response) => {
    response.writeHead(200, eventHead)
    const send = () => {
      while (sent < 1500) {
        sent += 1
        if (!response.write(part)) return response.once('drain', send)
      }
      return response.end()
    }
    send()
  })
  const answer = await calls['deep search as a stream']()
  const reader = answer.body?.getReader()
  await reader?.read()
  // The service has stopped sending once the count stays the same.
  let earlier: number
  do {
    earlier = sent
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, 100))
  } while (sent > earlier)
  expect(sent).toBeLessThan(1000)
  await reader?.cancel()
})

test.each([
  ['breaks off', (destroy: () => void) => destroy(), 'could not be reached'],
  ['falls silent', () => {}, 'took too long'],
])('a stream that %s says so in its last event', async (_, then, words) => {
  service.answers((response) => {
    response.writeHead(200, eventHead)
    response.write(event({ usage: { total_tokens: 9 } }), () => then(() => response.destroy()))
  })
  const text = await (await calls['deep search as a stream']()).text()
  expect(text).toContain('"finish_reason":"error"')
  expect(text).toContain(words)
  expect(await eventually(charged, (tokens) => tokens > 0)).toBe(9)
})

test.each([
  ['application/json', '{"code":200,"data":{},"meta":{"usage":{"tokens":12}}}', 12],
  ['text/plain', 'three small words', 3],
  ['text/event-stream', `event: data\n${event({ usage: { tokens: 4 } })}`, 4],
])('the reader passes pages on as %s, with its options', async (type, body, tokens) => {
  service.answers((response) => {
    response.writeHead(200, { 'content-type': type })
    response.end(body)
  })
  const headers = { authorization: `Bearer ${key}`, accept: type, 'x-target-selector': 'main' }
  const answer = await fetch(`${platform.url}/reader/https://example.org/a?b=c`, { headers })
  expect(answer.headers.get('content-type')).toContain(type)
  expect(await answer.text()).toBe(body)
  expect(service.received.at(-1)).toMatchObject({
    method: 'GET',
    path: '/reader/https://example.org/a?b=c',
    headers: { accept: type, 'x-target-selector': 'main', authorization: 'Bearer service-key' },
  })
  expect(await eventually(charged, (taken) => taken > 0)).toBe(tokens)
})

test('search forwards its query in every form, and charges the reported usage', async () => {
  service.answers((response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'x-usage-tokens': '10000' })
    response.end('{"code":200,"data":[]}')
  })
  await platform.get('/search?q=tea&num=3', key)
  expect(service.received.at(-1)?.path).toBe('/search?q=tea&num=3')
  await platform.get('/search/green%20tea', key)
  expect(service.received.at(-1)?.path).toBe('/search/green%20tea')
  expect(await charged()).toBe(20_000)
})

test.each([
  ['deep search', 'deep search as a stream'],
  ['a results page', 'results page as a stream'],
] as const)(
  'a stream of %s that uses more than the balance takes what is left, and the rest is a debt',
  async (_, name) => {
    const usage = event({ usage: { total_tokens: before + 5000 } })
    service.answers((response) => {
      response.writeHead(200, eventHead)
      response.end(usage)
    })
    const answer = await calls[name]()
    expect(await answer.text()).toContain('usage')
    await eventually(charged, (tokens) => tokens === before)
    const debts = await platform.database.query(
      `select tokens, account_id from debts order by created_at desc limit 1`,
    )
    expect(debts).toEqual([{ tokens: 5000, account_id: 'system:consumed' }])
    const calledBefore = service.received.length
    expect((await calls[name]()).status).toBe(402)
    expect(service.received).toHaveLength(calledBefore)
  },
)

test('of twenty streams under one idempotency key at once, one reaches the service and is charged', async () => {
  service.answers((response) => {
    response.writeHead(200, eventHead)
    response.end(event({ usage: { total_tokens: 500 } }))
  })
  const calledBefore = service.received.length
  const responses = await Promise.all(
    Array.from({ length: 20 }, () =>
      fetch(`${platform.url}/v1/chat/completions`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          'idempotency-key': 'one',
        },
        body: JSON.stringify({ messages, stream: true }),
      }),
    ),
  )
  await Promise.all(responses.map((response) => response.text()))
  expect(responses.map(({ status }) => status).toSorted()).toEqual([
    200,
    ...Array.from({ length: 19 }, () => 409),
  ])
  expect(service.received).toHaveLength(calledBefore + 1)
  expect(await eventually(charged, (tokens) => tokens > 0)).toBe(500)
})

test('streams at once hold the balance: no more reach the service than it covers, and a failure frees its part', async () => {
  const search = (share: number) =>
    platform.post(
      '/v1/chat/completions',
      { messages, stream: true, budget_tokens: Math.floor(before / share) },
      key,
    )
  const endings: (() => void)[] = []
  service.answers((response) => {
    response.writeHead(200, eventHead)
    response.write(event({ usage: { total_tokens: 5 } }))
    endings.push(() => response.end())
  })
  const running = [await search(2), await search(2)]
  expect((await search(2)).status).toBe(402)
  expect((await calls.embeddings()).status).toBe(402)
  expect(endings).toHaveLength(2)
  for (const end of endings) end()
  await Promise.all(running.map((response) => response.text()))
  expect(await eventually(charged, (tokens) => tokens === 10)).toBe(10)

  service.answers((response) => response.writeHead(500).end())
  expect((await search(1)).status).toBe(502)
  service.answers((response) => {
    response.writeHead(200, eventHead)
    response.end(event({ usage: { total_tokens: 5 } }))
  })
  expect((await search(1)).status).toBe(200)
})

test('a retry of a call that failed does not reach the service without tokens', async () => {
  service.answers((response) => response.writeHead(500).end())
  const call = () =>
    fetch(`${platform.url}/v1/chat/completions`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': 'one',
      },
      body: JSON.stringify({ messages, stream: true }),
    })
  expect((await call()).status).toBe(502)
  await platform.database.query(
    `update accounts set balance = 0 where key_id = (select id from api_keys order by created_at desc limit 1)`,
  )
  const calledBefore = service.received.length
  expect((await call()).status).toBe(402)
  expect(service.received).toHaveLength(calledBefore)
})

test('a key without tokens does not reach the service, neither for a stream nor for a whole response', async () => {
  const empty = await fetch(`${platform.url}/empty`, {
    method: 'POST',
    body: new URLSearchParams({ 'cf-turnstile-response': await platform.botCheck() }),
  })
  ;({ api_key: key } = (await empty.json()) as { api_key: string })
  const calledBefore = service.received.length
  for (const call of [calls['deep search as a stream'], calls['deep search'], calls.reader, calls.search])
    expect((await call()).status).toBe(402)
  expect(service.received).toHaveLength(calledBefore)
})
