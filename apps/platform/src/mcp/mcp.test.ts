import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

import {
  balanceOf,
  eventually,
  startFilePlatform,
  startTestPlatform,
  type TestPlatform,
} from '../platform.test-support.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startFilePlatform()
})
afterAll(() => platform.stop())

const address = () => new URL(`${platform.url}/mcp`)
const bearer = (key: string) => ({ authorization: `Bearer ${key}` })

/** Connects the protocol's own client with a key. */
async function connect(key: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' })
  const transport = new StreamableHTTPClientTransport(address(), { requestInit: { headers: bearer(key) } })
  // The library's types do not allow for `exactOptionalPropertyTypes`.
  await client.connect(transport as Parameters<Client['connect']>[0])
  onTestFinished(() => client.close())
  return client
}

/** Calls a tool and returns its text. */
async function textOf(client: Client, name: string, args: Record<string, unknown>) {
  const { content, isError } = await client.callTool({ name, arguments: args })
  const [first] = content as { type: string; text: string }[]
  return { text: first?.text ?? '', isError: isError === true }
}

/** Returns the calls in the request log of a key. */
const calls = (key: string) =>
  platform.database.query<{ route: string; status: number }>(
    `select route, status from request_log join api_keys on api_keys.id = request_log.key_id where tail = $1`,
    [key.slice(-4)],
  )

test('every tool has a small schema of the call that it makes, and says that it only reads', async () => {
  const client = await connect(await platform.trialKey())
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([
    'read_page',
    'search',
    'embed',
    'rerank',
    'classify',
    'segment',
    'deep_search',
  ])
  for (const { inputSchema, annotations } of tools) {
    expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false })
    expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false })
  }
  // All tools together cost a conversation fewer than 2,000 tokens.
  expect(JSON.stringify(tools).length).toBeLessThan(8000)
})

test('tools make the calls of the API with the key: charged, and in its request log', async () => {
  const key = await platform.trialKey()
  const client = await connect(key)
  const before = await balanceOf(platform, key)
  const embedded = JSON.parse(
    (await textOf(client, 'embed', { input: ['three small words'], dimensions: 64 })).text,
  ) as {
    data: { embedding: number[] }[]
    usage: { total_tokens: number }
  }
  expect(embedded.data[0]?.embedding).toHaveLength(64)
  expect(await balanceOf(platform, key)).toBe(before - embedded.usage.total_tokens)

  const ranked = await textOf(client, 'rerank', {
    query: 'pears',
    documents: ['apples', 'ripe pears'],
    top_n: 1,
  })
  expect(JSON.parse(ranked.text)).toMatchObject({ results: [{ index: 1 }] })
  const classified = await textOf(client, 'classify', {
    input: ['a ripe pear'],
    labels: ['fruit pear', 'car engine'],
  })
  expect(JSON.parse(classified.text)).toMatchObject({ data: [{ prediction: 'fruit pear' }] })
  const segmented = await textOf(client, 'segment', { content: 'One. Two.', return_chunks: true })
  expect(JSON.parse(segmented.text)).toMatchObject({ num_tokens: 4 })
  const found = await textOf(client, 'search', { q: 'embedding models', num: 2 })
  expect(found.isError).toBe(false)
  expect(found.text).toContain('http')

  await eventually(
    () => calls(key),
    (logged) => logged.length >= 5,
  )
  const logged = await calls(key)
  expect(logged.map(({ route }) => route).toSorted()).toEqual([
    '/search',
    '/v1/classify',
    '/v1/embeddings',
    '/v1/rerank',
    '/v1/segment',
  ])
  expect(logged.every(({ status }) => status === 200)).toBe(true)
})

test('deep search reports its steps and answers with sources', async () => {
  const client = await connect(await platform.trialKey())
  const steps: (string | undefined)[] = []
  const { content } = await client.callTool(
    { name: 'deep_search', arguments: { question: 'What is late chunking?', reasoning_effort: 'low' } },
    undefined,
    { onprogress: ({ message }) => steps.push(message) },
  )
  expect(steps.length).toBeGreaterThan(1)
  expect(steps.some((step) => step?.startsWith('Reading http'))).toBe(true)
  const [answer] = content as { text: string }[]
  expect(answer?.text).toMatch(/chunk[\s\S]*Sources:\n- http/i)
  expect(answer?.text).not.toContain('<think>')
})

test('what a call refuses is an error that the agent can read; what the protocol refuses is an error of the protocol', async () => {
  const key = await platform.trialKey()
  const client = await connect(key)
  const local = await textOf(client, 'read_page', { url: 'http://127.0.0.1:1/' })
  expect(local).toEqual({ isError: true, text: expect.stringMatching(/^451: /) as string })
  const model = await textOf(client, 'embed', { input: ['a'], model: 'none' })
  expect(model).toEqual({ isError: true, text: expect.stringMatching(/^4\d\d: .*none/) as string })
  const argument = await textOf(client, 'rerank', { query: 'a', documents: [], wrong: 1 })
  expect(argument).toEqual({ isError: true, text: expect.stringContaining('documents') as string })
  const unknown = await client.callTool({ name: 'nothing' }).catch((error: unknown) => error)
  expect(unknown).toBeInstanceOf(McpError)
  expect(unknown).toMatchObject({ code: ErrorCode.InvalidParams })

  const [row] = await platform.database.query<{ id: string }>('select id from api_keys where tail = $1', [
    key.slice(-4),
  ])
  await platform.database.query(`update accounts set balance = 0 where id like '%' || $1 || '%'`, [row?.id])
  expect(await textOf(client, 'embed', { input: ['a'] })).toEqual({
    isError: true,
    text: expect.stringMatching(/^402: /) as string,
  })
})

test('without a valid key every request is 401 and says how to give one', async () => {
  for (const headers of [{}, bearer('wrong'), bearer(`sf_${'a'.repeat(40)}`)]) {
    const response = await fetch(address(), {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
    })
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toMatch(/^Bearer /)
  }
  await expect(connect('wrong')).rejects.toThrow()
})

test('pages of other sites, wrong bodies and other methods are refused', async () => {
  const key = await platform.trialKey()
  const send = (body: string, headers: Record<string, string> = {}) =>
    fetch(address(), {
      method: 'POST',
      headers: {
        ...bearer(key),
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
      body,
    })
  const list = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'
  expect((await send(list)).status).toBe(200)
  expect((await send(list, { origin: 'http://localhost:3000' })).status).toBe(200)
  expect((await send(list, { origin: 'https://elsewhere.example' })).status).toBe(403)
  for (const body of ['', '{', '['.repeat(70_000)]) {
    const refused = await send(body)
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { error: { code: ErrorCode.ParseError } },
    ])
  }
  expect((await send('{"jsonrpc":"1.0"}')).status).toBe(400)
  expect((await send(`"${'x'.repeat(13_000_000)}"`)).status).toBe(413)
  for (const method of ['GET', 'DELETE', 'PUT']) {
    const response = await fetch(address(), { method, headers: bearer(key) })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  }
})

test('a call above the rate limit is a result with the error and the time to wait, and no error of the protocol', async () => {
  const client = await connect(await platform.trialKey())
  expect(await textOf(client, 'embed', { input: ['a'] })).toMatchObject({ isError: false })
  await platform.database.query(
    `update rate_limits set requests = array_replace(requests, 1, 500) where caller like 'embeddings:%'`,
  )
  expect(await textOf(client, 'embed', { input: ['a'] })).toEqual({
    isError: true,
    text: expect.stringMatching(
      /^429: Too many requests in a minute\. Try again in \d+ seconds\.$/,
    ) as string,
  })
  // The connection and other tools go on.
  expect(await textOf(client, 'segment', { content: 'One.' })).toMatchObject({ isError: false })
})

test('a session that began at one process goes on at another one, without stickiness', async () => {
  const other = await startTestPlatform({}, { database: platform.database })
  const key = await platform.trialKey()
  const before = await balanceOf(platform, key)
  // Every request goes to the next process, as behind a balancer.
  const processes = [platform, other]
  const served = new Set<string>()
  let requests = 0
  const transport = new StreamableHTTPClientTransport(address(), {
    requestInit: { headers: bearer(key) },
    fetch(_, init) {
      const { url } = processes[requests++ % 2] ?? platform
      if (typeof init?.body === 'string' && init.body.includes('tools/call')) served.add(url)
      return fetch(`${url}/mcp`, init)
    },
  })
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(transport as Parameters<Client['connect']>[0])
  onTestFinished(() => client.close())
  for (let times = 0; times < 4; times++) {
    expect((await client.listTools()).tools).toHaveLength(7)
    expect(await textOf(client, 'embed', { input: ['three small words'] })).toMatchObject({ isError: false })
    expect(await textOf(client, 'segment', { content: 'One.' })).toMatchObject({ isError: false })
  }
  expect(served).toEqual(new Set([platform.url, other.url]))
  expect(before - (await balanceOf(platform, key))).toBe(12)
})
