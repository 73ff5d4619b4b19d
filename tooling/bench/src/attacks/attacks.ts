import { connect } from 'node:net'

import type { Ports } from '../platform/platform-under-test.ts'
import { send } from '../platform/send.ts'
import type { Others } from './others.ts'

/** What an attacker has: the ports, keys that it uses in turn, so that no single rate limit stops it, and receivers of webhooks. */
export interface Target extends Ports, Pick<Others, 'receiverUrl' | 'silentReceiverUrl'> {
  nextKey: () => string
}

/** One round of an attack; resolves to what came back, such as a status. Rounds run in parallel and one after the other. */
export type Attack = (target: Target) => Promise<string>

/** Another address of this machine, since the platform limits the connections of one client. */
const attacker = '127.0.0.2'

/** Opens a connection, sends a text, and closes it after a time in milliseconds unless the platform closes it before. */
function hold(port: number, text: string, milliseconds: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: attacker }, () => {
      if (text !== '') socket.write(text)
    })
    const timer = setTimeout(() => socket.destroy(), milliseconds)
    let outcome = 'left open'
    socket.on('end', () => (outcome = 'closed'))
    socket.on('error', () => (outcome = 'closed'))
    // Only a connection that sent nothing is read: the responses of the others wait in the platform.
    if (text === '') socket.resume()
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(outcome)
    })
  })
}

const post =
  (path: string, json: unknown): Attack =>
  async ({ port, nextKey }) =>
    String((await send(port, path, { key: nextKey(), json })).status)

/** Sends a body as it is, of any type. */
export async function postText(
  port: number,
  path: string,
  text: string,
  headers: Record<string, string>,
): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body: text })
  await response.arrayBuffer()
  return String(response.status)
}

const postJson =
  (path: string, text: string): Attack =>
  ({ port, nextKey }) =>
    postText(port, path, text, { authorization: `Bearer ${nextKey()}`, 'content-type': 'application/json' })

const postForm =
  (path: string, text: string): Attack =>
  ({ port }) =>
    postText(port, path, text, { 'content-type': 'application/x-www-form-urlencoded' })

async function uploadFile({ port, nextKey }: Target): Promise<string> {
  const form = new FormData()
  form.set('model', 'jina-embeddings-v2-small-en')
  form.set('file', new File([`text\n${'green tea and black coffee\n'.repeat(40_000)}`], 'texts.csv'))
  const headers = { authorization: `Bearer ${nextKey()}` }
  const url = `http://127.0.0.1:${port}/v1/bulk-embeddings`
  return String((await fetch(url, { method: 'POST', headers, body: form })).status)
}

async function startJob({ port, nextKey }: Target): Promise<string> {
  const form = new FormData()
  form.set('model', 'jina-embeddings-v2-small-en')
  form.set('file', new File(['green tea\n'.repeat(50_000)], 'texts.txt'))
  const headers = { authorization: `Bearer ${nextKey()}` }
  const url = `http://127.0.0.1:${port}/v1/bulk-embeddings`
  const response = await fetch(url, { method: 'POST', headers, body: form })
  return ((await response.json()) as { id: string }).id
}

let startedJob: Promise<string> | undefined

/** Reads a bulk job, which its first call starts, without a key. */
async function readJob(target: Target): Promise<string> {
  startedJob ??= startJob(target)
  const path = `/v1/bulk-embeddings/${await startedJob}`
  return String((await send(target.port, path, { method: 'GET' })).status)
}

/** A JSON object with a text and many fields that no call has. */
const manyFields = (count: number): string =>
  `{"content":"tea",${Array.from({ length: count }, (_, index) => `"f${index}":1`).join(',')}}`

async function manyConnections({ port }: Target): Promise<string> {
  const outcomes = await Promise.all(Array.from({ length: 700 }, () => hold(port, '', 1000)))
  return `${outcomes.filter((outcome) => outcome === 'left open').length} of 700 accepted`
}

const model = 'jina-embeddings-v3'
const words = 'embeddings rerank tea '
const links = '<p><a href="https://example.org/page">A link with a few words</a></p>'
const unfinished = `POST /v1/embeddings HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{`
const message = (length: number) => [{ role: 'user', content: words.repeat(length) }]
const distinctLabels = Array.from({ length: 512 }, (_, index) => `label ${index}`)

/** Every attack on the time of the event loop and of the database, by what it sends. */
export const attacks: Readonly<Record<string, Attack>> = {
  'page: 500 tables in each other': post('/reader', { html: '<table><tr><td>'.repeat(500) }),
  'page: 2,000 links': post('/reader', { html: links.repeat(2000) }),
  'page: 100,000 open elements': post('/reader', { html: '<div>'.repeat(100_000) }),
  'page: 9 MB of text': post('/reader', { html: `<p>${'words of a page '.repeat(580_000)}</p>` }),
  'deep search: question of 5 MB': post('/v1/chat/completions', { messages: message(230_000) }),
  'deep search: longest question': post('/v1/chat/completions', { messages: message(450) }),
  '1,500 requests in a packet': ({ port }) =>
    hold(port, 'GET /openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(1500), 500),
  '700 silent connections': manyConnections,
  'unfinished bodies': ({ port }) => hold(port, unfinished, 1000),
  'JSON: 11 MB of brackets': postJson('/v1/embeddings', '['.repeat(11_000_000)),
  'JSON: 11 MB of empty objects': postJson('/v1/rerank', `[${'{},'.repeat(3_600_000)}{}]`),
  'form: 11 MB of fields': postForm('/trial', 'a=&'.repeat(3_600_000)),
  'embeddings: 10 MB of texts': post('/v1/embeddings', {
    model,
    input: Array.from({ length: 2000 }, () => words.repeat(220)),
  }),
  'embeddings: 2,048 short texts': post('/v1/embeddings', { model, input: Array(2048).fill('green tea') }),
  'vectors for each word: 30,000 words': post('/v1/multi-vector', {
    model: 'jina-colbert-v2',
    input: Array.from({ length: 100 }, () => words.repeat(100)),
  }),
  'rerank: 2,048 documents': post('/v1/rerank', {
    model: 'jina-reranker-v2-base-multilingual',
    query: 'tea',
    documents: Array.from({ length: 2048 }, () => words.repeat(20)),
  }),
  'classify: 512 texts, 512 labels': post('/v1/classify', {
    model,
    input: Array(512).fill('green tea'),
    labels: distinctLabels,
  }),
  'train: 512 examples': post('/v1/train', {
    model,
    input: Array.from({ length: 512 }, (_, index) => ({
      text: words.repeat(40),
      label: `label ${index % 16}`,
    })),
    num_iters: 1,
  }),
  'segmenter: 64,000 characters of emoji': post('/v1/segment', {
    content: '\u{1F375}'.repeat(32_000),
    return_tokens: true,
    return_chunks: true,
  }),
  'bulk job: 40,000 rows': uploadFile,
  'form: 4 MB of fields under another separator': ({ port }) =>
    postText(port, '/reader', 'a&'.repeat(2_000_000), {
      'content-type': 'application/x-www-form-urlencoded; boundary=zzzzzz',
    }),
  'form: 500 kB of fields, without a key': ({ port }) =>
    postText(port, '/reader', 'a&'.repeat(250_000), { 'content-type': 'application/x-www-form-urlencoded' }),
  'segmenter: 99,000 unknown fields, without a key': ({ port }) =>
    postText(port, '/v1/segment', manyFields(99_000), { 'content-type': 'application/json' }),
  'segmenter: 9,000 unknown fields, without a key': ({ port }) =>
    postText(port, '/v1/segment', manyFields(9000), { 'content-type': 'application/json' }),
  'embeddings: 99,000 unknown fields': postJson('/v1/embeddings', manyFields(99_000)),
  'unsigned webhook of 11 MB': ({ port }) =>
    postText(port, '/webhooks/stripe', `{"a":"${'x'.repeat(11_000_000)}"}`, {
      'stripe-signature': 't=1,v1=00',
    }),
  'pages of 64,000 attributes': post('/reader', {
    html: `<p${Array.from({ length: 64_000 }, (_, index) => ` a${index}="1"`).join('')}>x</p>`,
  }),
  'reads of a bulk job': readJob,
  'new idempotency keys': ({ port, nextKey }) =>
    postText(port, '/v1/embeddings', JSON.stringify({ model, input: Array(60).fill('green tea') }), {
      authorization: `Bearer ${nextKey()}`,
      'content-type': 'application/json',
      'idempotency-key': String(Math.random()),
    }),
  'readers of /metrics': async ({ port }) => String((await send(port, '/metrics', { method: 'GET' })).status),
}
