import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { balanceOf, startFilePlatform, type TestPlatform } from '../../platform.test-support.ts'
import { bodyOf } from './misbehaving-service.test-support.ts'

interface Received {
  path: string
  authorization: string | undefined
  body: Record<string, unknown>
}

type Answer = [status: number, body: unknown, headers?: Record<string, string>]

/** A stand-in of a model server, whose answers a test sets. */
class StandIn {
  readonly received: Received[] = []
  answer: (request: Received) => Answer = () => [200, {}]
  readonly #server: Server = createServer(async (request, response) => {
    const text = await bodyOf(request)
    if (text === undefined) return
    const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>
    const got = { path: request.url ?? '', authorization: request.headers.authorization, body }
    this.received.push(got)
    const [status, sent, headers = {}] = this.answer(got)
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(sent))
  })

  async start(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((done) => this.#server.close(done))
  }

  /** What it got of one path. */
  of(path: string): Received[] {
    return this.received.filter((request) => request.path === path)
  }
}

/** As vLLM, Infinity and Ollama answer: vectors that say how long their text is, and one token per character. */
function openAi({ path, body }: Received): Answer {
  if (path === '/v1/models') return [200, { object: 'list', data: [] }]
  if (path === '/v1/embeddings') {
    const input = body['input'] as string[]
    const data = input.map((text, index) => ({
      object: 'embedding',
      index,
      embedding: [text.length, 0, 0, 1],
    }))
    const tokens = input.join('').length
    return [
      200,
      { object: 'list', data: data.toReversed(), usage: { prompt_tokens: tokens, total_tokens: tokens } },
    ]
  }
  const documents = body['documents'] as string[]
  const results = documents.map((text, index) => ({ index, relevance_score: text.length / 100 }))
  return [
    200,
    { id: 'score-1', results: results.toReversed(), usage: { total_tokens: documents.join('').length } },
  ]
}

/** As text-embeddings-inference answers, at most two texts at once, of at most eight tokens. */
function tei({ path, body }: Received): Answer {
  if (path === '/health') return [200, {}]
  if (path === '/info') return [200, { model_id: 'a', max_client_batch_size: 2, max_input_length: 8 }]
  const texts = (body['inputs'] ?? body['texts']) as string[]
  if (texts.length > 2)
    return [413, { error: 'batch size 3 > maximum allowed batch size 2', error_type: 'Validation' }]
  if (path === '/tokenize')
    return [200, texts.map((text) => text.split(' ').map((word, id) => ({ id, text: word })))]
  if (path === '/rerank')
    return [200, texts.map((text, index) => ({ index, score: text.length / 100 })).toReversed()]
  return [200, texts.map((text) => [text.length, 0, 0, 1])]
}

const server = new StandIn()
const other = new StandIn()
let platform: TestPlatform
let key: string

beforeAll(async () => {
  platform = await startFilePlatform({
    EMBEDDINGS_SERVER_URL: await server.start(),
    EMBEDDINGS_SERVER_KEY: 'server-key',
    EMBEDDINGS_SERVER_MODELS: 'jina-embeddings-v3=jinaai/jina-embeddings-v3',
    EMBEDDINGS_SERVER_PROMPTS: '{"retrieval.query":"query: "}',
    EMBEDDINGS_SERVER_BATCH: '3',
    RERANKER_SERVER_URL: await other.start(),
    RERANKER_SERVER_KIND: 'tei',
  })
  key = await platform.trialKey()
})
afterAll(async () => {
  await platform.stop()
  await Promise.all([server.stop(), other.stop()])
})
beforeEach(() => {
  server.received.length = 0
  other.received.length = 0
  server.answer = openAi
  other.answer = tei
})

const model = 'jina-embeddings-v3'
const embed = (body: object) => platform.post('/v1/embeddings', { model, input: 'tea', ...body }, key)
const rerank = (body: object) =>
  platform.post('/v1/rerank', { model: 'jina-reranker-m0', query: 'tea', documents: ['a'], ...body }, key)

/** Makes a call, and returns what it cost beside its response. */
async function costOf(call: () => Promise<Response>) {
  const before = await balanceOf(platform, key)
  const response = await call()
  const body = (await response.json()) as Record<string, unknown>
  return { status: response.status, body, response, cost: before - (await balanceOf(platform, key)) }
}

describe('an OpenAI-compatible server', () => {
  test('embeds in batches, with its own id of the model, the prompt of the task, and its key', async () => {
    const input = ['a', 'bb', 'ccc', 'dddd']
    const { status, body, cost, response } = await costOf(() =>
      embed({ input, task: 'retrieval.query', normalized: false }),
    )
    expect([status, response.headers.get('x-engine')]).toEqual([200, 'upstream'])
    expect((body['data'] as { embedding: number[] }[]).map(({ embedding }) => embedding[0])).toEqual([
      8, 9, 10, 11,
    ])
    expect(cost).toBe(8 + 9 + 10 + 11)
    expect(body['usage']).toEqual({ total_tokens: cost, prompt_tokens: cost })
    const sent = server.of('/v1/embeddings')
    expect(sent.map((request) => (request.body['input'] as string[]).length).toSorted()).toEqual([1, 3])
    expect(sent[0]).toMatchObject({
      authorization: 'Bearer server-key',
      body: { model: 'jinaai/jina-embeddings-v3', encoding_format: 'float' },
    })
  })

  test('gives vectors in the size and encodings that are asked for', async () => {
    const { body } = await costOf(() => embed({ dimensions: 2, embedding_type: ['float', 'ubinary'] }))
    const [entry] = body['data'] as { embedding: object }[]
    expect(entry?.embedding).toEqual({ float: [1, 0], ubinary: [128] })
  })

  test('embeds for clients of Cohere', async () => {
    const { body } = await costOf(() =>
      platform.post(
        '/v2/embed',
        { model, texts: ['tea'], input_type: 'search_document', embedding_types: ['int8'] },
        key,
      ),
    )
    expect(body['embeddings']).toEqual({ int8: [[127, 0, 0, 42]] })
  })

  test.each([
    ['no usage', undefined],
    ['a usage of zero', { total_tokens: 0 }],
    ['a usage that no tokenizer gives', { total_tokens: 4_000_000 }],
  ])('is charged by our own count for %s', async (_, usage) => {
    server.answer = () => [200, { data: [{ index: 0, embedding: [1, 0] }], usage }]
    expect((await costOf(() => embed({ input: 'a cup of tea' }))).cost).toBe(4)
  })

  test.each([
    ['a missing vector', { data: [] }],
    [
      'a vector twice',
      {
        data: [
          { index: 0, embedding: [1] },
          { index: 0, embedding: [1] },
        ],
      },
    ],
    ['another shape', { vectors: [[1]] }],
  ])('that answers with %s is 502 and costs nothing', async (_, answer) => {
    server.answer = () => [200, answer]
    expect(await costOf(() => embed({}))).toMatchObject({ status: 502, cost: 0 })
  })

  test.each([
    [400, { object: 'error', message: 'maximum context length is 512 tokens' }, 422],
    [401, { error: 'no key' }, 502],
    [404, { message: 'The model does not exist.' }, 502],
    [413, { error: 'too many inputs' }, 413],
    [422, { error: { message: 'too long' } }, 422],
    [424, { error: 'Inference failed' }, 502],
    [429, { error: 'Model is overloaded' }, 429],
    [500, {}, 502],
    [503, { error: 'unhealthy' }, 503],
  ])('that fails with %i costs nothing: %j is told as %i', async (theirs, answer, ours) => {
    server.answer = () => [theirs, answer]
    expect(await costOf(() => embed({}))).toMatchObject({ status: ours, cost: 0 })
  })

  test.each([
    ['late chunking', { late_chunking: true }, 'late_chunking'],
    ['more dimensions than its model has', { dimensions: 9 }, 'dimensions'],
  ])('cannot do %s: 422', async (_, fields, param) => {
    expect(await costOf(() => embed(fields))).toMatchObject({
      status: 422,
      cost: 0,
      body: { error: { param } },
    })
  })

  test('serves the models that are listed, and no other', async () => {
    expect((await embed({ model: 'jina-clip-v2' })).status).toBe(400)
    const { data } = (await (await platform.get('/v1/models')).json()) as {
      data: { id: string; engine: string }[]
    }
    const ids = data.map(({ id }) => id)
    expect(ids).toContain(model)
    expect(ids).toContain('jina-reranker-m0')
    expect(ids).not.toContain('jina-clip-v2')
    expect(data.find(({ id }) => id === model)?.engine).toBe('upstream')
    expect(server.received).toEqual([])
  })
})

describe('text-embeddings-inference', () => {
  test('reranks in batches of what it takes, and its tokenizer counts', async () => {
    const documents = ['a', 'a cup of tea', 'a pot']
    const { status, body, cost } = await costOf(() => rerank({ documents, top_n: 2 }))
    expect(status).toBe(200)
    expect(body['results']).toMatchObject([
      { index: 1, document: { text: 'a cup of tea' } },
      { index: 2, document: { text: 'a pot' } },
    ])
    expect(cost).toBe(1 + 1 + 4 + 2)
    expect(
      other
        .of('/rerank')
        .map((request) => (request.body['texts'] as string[]).length)
        .toSorted(),
    ).toEqual([1, 2])
    expect(other.of('/rerank')[0]?.authorization).toBeUndefined()
  })

  test('is charged for the tokens that it reads of a text that it cuts', async () => {
    expect((await costOf(() => rerank({ documents: ['word '.repeat(50)] }))).cost).toBe(1 + 8)
  })

  test('takes no images', async () => {
    const documents = [{ image: 'https://example.org/tea.png' }]
    expect((await rerank({ documents })).status).toBe(422)
  })
})

test('a bulk job is embedded by the server and charged', async () => {
  const before = await balanceOf(platform, key)
  const form = new FormData()
  form.set('model', model)
  form.set('file', new File(['a cup of tea\na pot\n'], 'texts.txt'))
  const headers = { authorization: `Bearer ${key}` }
  const started = await fetch(`${platform.url}/v1/bulk-embeddings`, { method: 'POST', body: form, headers })
  const { id } = (await started.json()) as { id: string }
  await expect
    .poll(async () => (await (await platform.get(`/v1/bulk-embeddings/${id}`, key)).json()) as unknown, {
      timeout: 60_000,
    })
    .toMatchObject({ status: 'completed', completed_count: 2 })
  expect(server.of('/v1/embeddings')[0]?.body['input']).toEqual(['a cup of tea', 'a pot'])
  expect(before - (await balanceOf(platform, key))).toBe(4 + 2)
})

test('a product whose server is away is named by /ready, which stays 200 for the others', async () => {
  expect(await (await platform.get('/ready')).json()).toEqual({ status: 'ready' })
  server.answer = () => [503, {}]
  const ready = await platform.get('/ready')
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', away: ['embeddings'] }])
})
