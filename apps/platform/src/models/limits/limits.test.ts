import { afterAll, beforeAll, expect, test } from 'vitest'

import { scopes } from '../../keys/scopes.ts'
import { startFilePlatform, type TestPlatform } from '../../platform.test-support.ts'

let platform: TestPlatform
let key: string

beforeAll(async () => {
  platform = await startFilePlatform()
  key = await platform.trialKey()
})
afterAll(() => platform.stop())

const embed = (body: object) => platform.post('/v1/embeddings', { input: 'a few words', ...body }, key)
const ask = (body: object) =>
  platform.post(
    '/v1/chat/completions',
    { messages: [{ role: 'user', content: 'What is late chunking?' }], ...body },
    key,
  )

test('every response has the limits per minute and the time until they reset', async () => {
  const { headers } = await embed({ model: 'jina-embeddings-v3' })
  expect(headers.get('x-ratelimit-limit-requests')).toBe('500')
  expect(headers.get('x-ratelimit-limit-tokens')).toBe('1000000')
  expect(Number(headers.get('x-ratelimit-reset-requests'))).toBeGreaterThan(0)
})

test('the list of rate limits matches the response headers', async () => {
  const list = (await (await platform.get('/api/v1/rate_limits')).json()) as {
    product: string
    without_key: unknown
    standard: unknown
    premium: unknown
  }[]
  expect(list.map(({ product }) => product)).toEqual(scopes.filter((scope) => scope !== 'billing'))
  const { headers } = await embed({ model: 'jina-embeddings-v3' })
  expect(list.find(({ product }) => product === 'embeddings')).toMatchObject({
    without_key: null,
    standard: {
      requests: Number(headers.get('x-ratelimit-limit-requests')),
      tokens: Number(headers.get('x-ratelimit-limit-tokens')),
    },
  })
  const anonymous = await platform.post('/v1/segment', { content: 'a few words' })
  expect(list.find(({ product }) => product === 'segment')).toMatchObject({
    without_key: { requests: Number(anonymous.headers.get('x-ratelimit-limit-requests')), tokens: null },
  })
})

test.each([
  ['jina-embeddings-v3', 'separation', 200],
  ['jina-embeddings-v3', 'code.query', 422],
  ['jina-embeddings-v4', 'code.query', 200],
  ['jina-clip-v2', 'retrieval.passage', 200],
  ['jina-clip-v2', 'separation', 422],
  ['jina-code-embeddings-0.5b', 'qa.passage', 200],
  ['jina-embeddings-v2-base-en', 'retrieval.query', 422],
])('%s with the task %s answers %i', async (model, task, status) => {
  expect((await embed({ model, task })).status).toBe(status)
})

test('an image needs a model that takes images', async () => {
  const input = [{ image: 'https://example.org/a.png' }]
  const taken = await embed({ model: 'jina-clip-v2', input })
  expect(await taken.json()).toMatchObject({ usage: { total_tokens: 4000 } })
  const refused = await embed({ model: 'jina-embeddings-v3', input })
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({
    detail:
      'body.input: jina-embeddings-v3 takes texts only. Images need jina-embeddings-v4, jina-clip-v2, jina-clip-v1.',
  })
})

test.each(['a.png', 'data:text/html;base64,YQ==', 'file:///etc/hosts'])('%s is no image', async (image) => {
  const refused = await embed({ model: 'jina-clip-v2', input: { image } })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('Give')
})

test.each([
  [{ response_format: { type: 'json_schema', json_schema: {} } }, 422],
  [{ messages: [{ role: 'user', content: [{ type: 'image', image: 'data:' }] }] }, 422],
  [{ model: 'unknown' }, 400],
])('deep search refuses what its engine cannot do: %j', async (body, status) => {
  const answer = await ask(body)
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ error: { message: expect.any(String) as string } })
})

test('deep search reads only the sites of the request', async () => {
  interface Visits {
    visitedURLs: string[]
  }
  const only = (await (await ask({ only_hostnames: ['arxiv.org'] })).json()) as Visits
  expect(only.visitedURLs.length).toBeGreaterThan(0)
  expect(new Set(only.visitedURLs.map((url) => new URL(url).hostname))).toEqual(new Set(['arxiv.org']))
  const none = (await (
    await ask({ only_hostnames: ['arxiv.org'], bad_hostnames: ['arxiv.org'] })
  ).json()) as Visits
  expect(none.visitedURLs).toEqual([])
})
