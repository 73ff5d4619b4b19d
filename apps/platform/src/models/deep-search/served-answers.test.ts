import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { balanceOf, eventually, startFilePlatform, type TestPlatform } from '../../platform.test-support.ts'
import { bodyOf } from '../upstream/misbehaving-service.test-support.ts'

interface Asked {
  authorization: string | undefined
  body: { model: string; stream: boolean; stream_options: object; messages: { content: string }[] }
}

/** A stand-in of a server with OpenAI's API for chats. */
const asked: Asked[] = []
let answer: (response: ServerResponse) => void
let cut = 0
let isAway = false
const server = createServer(async (request, response) => {
  const text = await bodyOf(request)
  if (text === undefined) return undefined
  if (isAway) return response.writeHead(503).end()
  if (request.url !== '/v1/chat/completions') return response.end('{"data":[]}')
  asked.push({
    authorization: request.headers.authorization,
    body: JSON.parse(text) as Asked['body'],
  })
  response.on('close', () => (cut += response.writableFinished ? 0 : 1))
  return answer(response)
})

const event = (data: object) => `data: ${JSON.stringify({ object: 'chat.completion.chunk', ...data })}\n\n`
const delta = (added: object, reason: string | null = null) =>
  event({ choices: [{ index: 0, delta: added, finish_reason: reason }] })
const usage = { prompt_tokens: 700, completion_tokens: 9, total_tokens: 709 }

/** As vLLM streams: a role, thoughts, parts, the reason of the end, and the usage in an event of its own. */
function writeAll(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(delta({ role: 'assistant', content: '' }))
  response.write(delta({ reasoning_content: 'Let me see.' }))
  response.write(delta({ content: 'Texts are cut late' }))
  response.write(delta({ content: ' [^1].' }))
  response.write(delta({}, 'stop'))
  response.end(`${event({ choices: [], usage })}data: [DONE]\n\n`)
}

let platform: TestPlatform
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  platform = await startFilePlatform({
    CHAT_SERVER_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    CHAT_SERVER_KEY: 'server-key',
    CHAT_SERVER_MODEL: 'org/model',
    MODEL_SERVER_TIMEOUT_SECONDS: '1',
  })
})
beforeEach(() => {
  asked.length = 0
  cut = 0
  isAway = false
  answer = writeAll
})
afterAll(async () => {
  await platform.stop()
  server.closeAllConnections()
  server.close()
})

const question = 'What is late chunking?'
const ask = (key: string, body: object = {}) =>
  platform.post('/v1/chat/completions', { messages: [{ role: 'user', content: question }], ...body }, key)

interface Completion {
  choices: [{ message: { content: string; annotations: object[] } }]
  usage: { prompt_tokens: number; completion_tokens: number; total_tokens: number }
}

interface Chunk {
  choices: [{ delta: { type: string; content?: string }; finish_reason: string | null }]
  usage?: object
}

const chunksOf = (text: string) =>
  [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data ?? '') as Chunk)

const textOf = (chunks: readonly Chunk[]) =>
  chunks.flatMap(({ choices: [{ delta: one }] }) => (one.type === 'text' ? [one.content] : [])).join('')

test('the server writes from the quotes, the sources follow, and what both have used is charged', async () => {
  const key = await platform.trialKey()
  const before = await balanceOf(platform, key)
  const response = await ask(key)
  expect(response.headers.get('x-engine')).toBe('upstream')
  const { choices, usage: used } = (await response.json()) as Completion
  const [{ message }] = choices
  expect(message.content).toMatch(/^Texts are cut late \[\^1\]\.\n\n\[\^1\]: \[.+\]\(http.+\)/)
  expect(message.annotations.length).toBeGreaterThan(0)
  expect(used.prompt_tokens).toBeGreaterThan(700)
  expect(before - (await balanceOf(platform, key))).toBe(used.total_tokens)
  const [{ authorization, body } = { authorization: '', body: undefined }] = asked
  expect(authorization).toBe('Bearer server-key')
  expect(body).toMatchObject({ model: 'org/model', stream: true, stream_options: { include_usage: true } })
  expect(body?.messages.at(-1)?.content).toMatch(
    /<passage number="1" title=".+">[\s\S]+Question: What is late/,
  )
})

test('a stream has the same text, part by part, with usage and sources at its end', async () => {
  const key = await platform.trialKey()
  const whole = (await (await ask(key)).json()) as Completion
  const before = await balanceOf(platform, key)
  const chunks = chunksOf(await (await ask(key, { stream: true })).text())
  expect(textOf(chunks)).toBe(whole.choices[0].message.content)
  expect(chunks.at(-1)?.usage).toEqual(whole.usage)
  expect(chunks.flatMap(({ choices: [{ finish_reason: reason }] }) => reason ?? [])).toEqual([
    'thinking_end',
    'stop',
  ])
  expect(before - (await balanceOf(platform, key))).toBe(whole.usage.total_tokens)
})

test('a usage that is missing or impossible is replaced by our own count', async () => {
  const key = await platform.trialKey()
  const { usage: honest } = (await (await ask(key)).json()) as Completion
  answer = (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const impossible = { prompt_tokens: 1e9, completion_tokens: 1e9 }
    response.end(
      `${delta({ content: 'Short.' }, 'stop')}${event({ choices: [], usage: impossible })}data: [DONE]\n\n`,
    )
  }
  const { usage: counted } = (await (await ask(key)).json()) as Completion
  expect(counted.prompt_tokens).toBeGreaterThan(honest.prompt_tokens - 700)
  expect(counted.prompt_tokens).toBeLessThan(honest.prompt_tokens + 10_000)
  expect(counted.completion_tokens).toBeLessThan(honest.completion_tokens + 10)
})

test('a client that leaves ends the call, and pays for what was written', async () => {
  const key = await platform.trialKey()
  const before = await balanceOf(platform, key)
  answer = (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const timer = setInterval(() => response.write(delta({ content: 'and more words ' })), 20)
    response.on('close', () => clearInterval(timer))
  }
  const response = await ask(key, { stream: true })
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  for (let text = ''; !text.includes('more words');)
    text += decoder.decode((await reader?.read())?.value, { stream: true })
  await reader?.cancel()
  await eventually(
    () => balanceOf(platform, key),
    (balance) => balance < before,
  )
  await eventually(
    () => Promise.resolve(cut),
    (count) => count === 1,
  )
  expect(await platform.database.query('select id from holds')).toEqual([])
})

test.each<[string, number, (response: ServerResponse) => void]>([
  ['an error', 502, (response) => response.writeHead(404).end('{"error":{"message":"no such model"}}')],
  ['our key refused', 502, (response) => response.writeHead(401).end('{}')],
  ['a server that is busy', 503, (response) => response.writeHead(503).end('{}')],
  ['an answer that breaks off', 502, (response) => response.end(delta({ content: 'Half' }))],
  ['an error in the stream', 502, (response) => response.end(event({ error: { message: 'out of memory' } }))],
  ['silence', 504, () => undefined],
  [
    'silence in the stream',
    504,
    (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(delta({ content: 'Half' }))
    },
  ],
])('%s is %i, or the last event of a stream, and costs nothing', async (_, status, bad) => {
  const key = await platform.trialKey()
  const before = await balanceOf(platform, key)
  answer = bad
  expect((await ask(key)).status).toBe(status)
  const chunks = chunksOf(await (await ask(key, { stream: true })).text())
  expect(chunks.at(-1)?.choices[0]).toMatchObject({ delta: { type: 'error' }, finish_reason: 'error' })
  expect(await balanceOf(platform, key)).toBe(before)
  await eventually(
    () => platform.database.query('select id from holds'),
    (holds) => holds.length === 0,
  )
})

test('a key without tokens does not reach the server', async () => {
  const form = new URLSearchParams({ 'cf-turnstile-response': await platform.botCheck() })
  const made = await fetch(`${platform.url}/empty`, { method: 'POST', body: form })
  const { api_key: key } = (await made.json()) as { api_key: string }
  expect((await ask(key)).status).toBe(402)
  expect(asked).toEqual([])
})

test('a question without any quote is answered without the server', async () => {
  const key = await platform.trialKey()
  const response = await ask(key, { only_hostnames: ['nowhere.example'] })
  expect(response.status).toBe(200)
  expect(asked).toEqual([])
})

test('readiness names the server while it does not respond, and the models say that it computes', async () => {
  expect(await (await platform.get('/ready')).json()).not.toHaveProperty('away')
  const { data } = (await (await platform.get('/v1/models')).json()) as {
    data: { id: string; engine: string }[]
  }
  expect(data.find(({ id }) => id === 'jina-deepsearch-v1')?.engine).toBe('upstream')
})

test('while the server is away /ready names deep search, and stays 200 for the other products', async () => {
  expect(await (await platform.get('/ready')).json()).toEqual({ status: 'ready' })
  isAway = true
  const ready = await platform.get('/ready')
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', away: ['chat'] }])
})
