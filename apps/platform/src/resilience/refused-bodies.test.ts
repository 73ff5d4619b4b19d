import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

import { calls } from '../openapi/areas.ts'
import { startFilePlatform, startTestPlatform, type TestPlatform } from '../platform.test-support.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startFilePlatform()
})
afterAll(() => platform.stop())

/** Sends the head of a request that announces a body of 11 MB, and nothing or the beginning of the body. Returns the status line of its response. */
async function announce(port: number, head: readonly string[], beginning = ''): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  // The platform may close the connection while the body is on its way, also behind the response.
  socket.on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  socket.write(`${[...head, 'host: localhost', 'content-length: 11000000'].join('\r\n')}\r\n\r\n${beginning}`)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  return answer.toString().split('\r\n')[0] ?? ''
}

const portOf = (call: (typeof calls)[number]) =>
  platform.ports[call['x-host'] === 'functions' ? 'functions' : 'platform']

test('no call waits for a large body of a stranger: it is refused by its announced length', async () => {
  const withBody = calls.filter(({ method, request }) => method !== 'get' && request?.body !== undefined)
  expect(withBody.length).toBeGreaterThan(20)
  for (const call of withBody) {
    const path = call.path
      .replaceAll(/\{\w+\}/g, 'none')
      .replace('/none/none/', '/demo-search-foundation/us-central1/')
    const status = await announce(portOf(call), [`${call.method.toUpperCase()} ${path} HTTP/1.1`])
    expect(status, call.operationId).toMatch(/ (400|401|404|413) /)
  }
})

test.each(['sk_mistyped', 'user:'])('nor with an invalid token: %s', async (token) => {
  for (const path of [
    '/v1/embeddings',
    '/v1/rerank',
    '/reader',
    '/api/v1/checkout_session',
    '/v1/bulk-embeddings',
  ])
    expect(
      await announce(platform.ports.platform, [`POST ${path} HTTP/1.1`, `authorization: Bearer ${token}`]),
    ).toMatch(/ (401|413) /)
})

test('a webhook without a signature of now is refused before its body is read', async () => {
  const seconds = Math.floor(Date.now() / 1000)
  for (const signature of ['', `t=${seconds - 400},v1=00`, `t=${seconds + 400},v1=00`, `t=${seconds}`])
    expect(
      await announce(platform.ports.platform, [
        'POST /webhooks/stripe HTTP/1.1',
        `stripe-signature: ${signature}`,
      ]),
    ).toMatch(/ 400 /)
  expect(
    await announce(platform.ports.platform, [
      'POST /webhooks/stripe HTTP/1.1',
      `stripe-signature: t=${seconds},v1=00`,
    ]),
  ).toMatch(/ 413 /)
})

test('a body that would take long to parse is refused before the rest of it arrives', async () => {
  const head = ['POST /v1/rerank HTTP/1.1', `authorization: Bearer ${await platform.trialKey()}`]
  for (const beginning of ['['.repeat(1000), `[${'{},'.repeat(60_000)}`])
    expect(await announce(platform.ports.platform, head, beginning)).toMatch(/ 422 /)
})

test('a long body of texts is read as it was sent, whatever its characters', async () => {
  const documents = Array.from({ length: 40 }, (_, index) =>
    `${index} 日本 "${'\\'.repeat(index)}" 🍵`.repeat(100),
  )
  const request = { model: 'jina-reranker-v2-base-multilingual', query: 'tea', documents, top_n: 40 }
  const response = await platform.post('/v1/rerank', request, await platform.trialKey())
  expect(response.status).toBe(200)
  const { results } = (await response.json()) as { results: { index: number; document: { text: string } }[] }
  expect(results.map(({ index, document }) => document.text === documents[index])).toEqual(
    documents.map(() => true),
  )
})

test('bodies of thousands of unknown fields get errors below 16 kB', async () => {
  const { url } = await startTestPlatform({ TRUSTED_PROXIES: '127.0.0.1' })
  const fields = (count: number) => Array.from({ length: count }, (_, index) => `"f${index}":1`).join(',')
  for (const [count, status] of [
    [900, 422],
    [9000, 422],
    [40_000, 422],
    [99_000, 413],
  ] as const) {
    const body = `{"content":"tea",${fields(count)}}`
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        // Each of a client of its own, since calls without a key are few in a minute.
        fetch(`${url}/v1/segment`, {
          method: 'POST',
          headers: { 'x-forwarded-for': `203.0.113.${index}, 127.0.0.1` },
          body,
        }),
      ),
    )
    for (const response of responses) {
      expect(response.status).toBe(status)
      expect((await response.text()).length).toBeLessThan(16 * 1024)
    }
  }
})

test('an invalid call of a key counts toward its limit, and above it the body is not read', async () => {
  const { url, ports, trialKey, post } = await startTestPlatform()
  const key = await trialKey()
  for (let times = 0; times < 20; times++)
    expect((await post('/v1/train', { nonsense: 1 }, key)).status).toBe(422)
  const limited = await fetch(`${url}/v1/train`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: '{}',
  })
  expect(limited.status).toBe(422)
  const head = ['POST /v1/train HTTP/1.1', `authorization: Bearer ${key}`]
  expect(await announce(ports.platform, head)).toMatch(/ 429 /)
})

const withBotCheck = calls.filter((call) => call['x-bot-check'] === true)

test.each(withBotCheck.map((call) => [call.operationId, call] as const))(
  'without a body %s says that the bot check is missing',
  async (_, { method, path, 'x-auth': auth }) => {
    const { trialKey, url } = platform
    const key = await trialKey()
    const token = auth === 'user' ? 'user:ada' : auth.startsWith('optional') ? undefined : key
    const target = path.includes('transfer')
      ? `${path}?receiver_key=${await trialKey()}`
      : path.replace(/\{\w+\}/, 'none')
    const response = await fetch(url + target, {
      method: method.toUpperCase(),
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('The bot check is missing.')
  },
)
