import { expect, test } from 'vitest'

import { requestsResponse, requestSummary } from '../../account/request-log/schemas.ts'
import { startTestPlatform, type TestPlatform } from '../../platform.test-support.ts'

const path = '/api/v1/account/requests'
const embeddings = { model: 'jina-embeddings-v3', input: 'a few words', dimensions: 8 }

const page = async (platform: TestPlatform, query = '', token = 'user:ada') =>
  requestsResponse.parse(await (await platform.get(path + query, token)).json())

const statuses = async (platform: TestPlatform, query = '') =>
  (await page(platform, query)).records.map(({ status }) => status)

async function emptyKey(platform: TestPlatform, token: string): Promise<string> {
  const body = new URLSearchParams({ 'cf-turnstile-response': await platform.botCheck() })
  const answer = await fetch(`${platform.url}/empty`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${token}` },
  })
  return ((await answer.json()) as { api_key: string }).api_key
}

test('every call with a key is logged, successful or not, without its content', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey('user:ada')
  const done = await platform.post('/v1/embeddings', embeddings, key)
  await platform.post('/v1/embeddings?secret=word-of-the-query', { ...embeddings, dimensions: 5000 }, key)
  await platform.post('/v1/embeddings', embeddings, await emptyKey(platform, 'user:ada'))
  const { records } = await page(platform)
  const common = { method: 'POST', route: '/v1/embeddings', product: 'embedding' }
  expect(records).toMatchObject([
    { ...common, status: 402, tokens: 0, model: null },
    { ...common, status: 422, tokens: 0, model: null, engine: null },
    { ...common, status: 200, tokens: 3, model: 'jina-embeddings-v3', engine: 'local' },
  ])
  expect(records[2]).toMatchObject({ id: done.headers.get('x-request-id'), key_tail: key.slice(-4) })
  expect(records.map(({ error_code, error_param }) => [error_code, error_param])).toEqual([
    ['insufficient_quota', null],
    ['less_than_equal', 'dimensions'],
    [null, null],
  ])
  expect(records[1]?.error_message).toMatch(/^body\.dimensions: /)
  const stored = JSON.stringify(await platform.database.query('select * from request_log'))
  for (const secret of ['a few words', 'word-of-the-query', key]) expect(stored).not.toContain(secret)
})

test('calls without a valid key are not logged, and a user sees only their own calls', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey('user:ada')
  await platform.post('/v1/embeddings', embeddings, key)
  await platform.post('/v1/embeddings', embeddings, 'nonsense')
  await platform.post('/v1/embeddings', embeddings, await platform.trialKey())
  expect(await statuses(platform)).toEqual([200])
  const [{ key_id: keyId } = { key_id: '' }] = (await page(platform)).records
  for (const query of ['', `?key_id=${keyId}`, `?key_id=${key.slice(-4)}`])
    expect((await page(platform, query, 'user:bob')).records).toEqual([])
  for (const token of [undefined, 'nonsense']) expect((await platform.get(path, token)).status).toBe(401)
})

test('a key reads its own calls and those of no other key, and reading them is not a call in the log', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey('user:ada')
  const other = await platform.trialKey('user:bob')
  const done = await platform.post('/v1/embeddings', embeddings, key)
  await platform.post('/v1/rerank', {}, other)
  for (const _ of [1, 2]) {
    const { records } = await page(platform, '', key)
    expect(records.map(({ id }) => id)).toEqual([done.headers.get('x-request-id')])
  }
  const summary = await platform.get(`${path}/summary`, key)
  expect(requestSummary.parse(await summary.json())).toMatchObject({ requests: 1, failed: 0 })
  expect((await page(platform, `?key_id=${other.slice(-4)}`, key)).records).toEqual([])
  expect(await statuses(platform)).toEqual([200])
})

test('the log is filtered by id, key, product, model, status and day, and paged', async () => {
  let at = new Date('2026-05-03T23:59:00Z')
  const platform = await startTestPlatform({}, { now: () => at })
  const key = await platform.trialKey('user:ada')
  const other = await platform.trialKey('user:ada')
  await platform.post('/v1/embeddings', embeddings, key)
  at = new Date('2026-05-04T00:00:00Z')
  await platform.post('/v1/embeddings', {}, key)
  await platform.post('/v1/segment', { content: 'One. Two.' }, other)
  await platform.post('/v1/rerank', { model: 'none', query: 'a', documents: ['b'] }, other)
  expect(await statuses(platform, '?product=embedding')).toEqual([422, 200])
  expect(await statuses(platform, '?product=tokenizer')).toEqual([200])
  expect(await statuses(platform, '?model=jina-embeddings-v3')).toEqual([200])
  expect(await statuses(platform, '?model=jina-embeddings-v2')).toEqual([])
  expect(await statuses(platform, '?status=4xx')).toHaveLength(2)
  expect(await statuses(platform, '?status=422')).toEqual([422])
  expect(await statuses(platform, '?error_code=invalid_type')).toEqual([422])
  expect(await statuses(platform, '?error_code=greater_than_equal')).toEqual([])
  expect(await statuses(platform, `?key_id=${key.slice(-4)}`)).toEqual([422, 200])
  expect(await statuses(platform, '?to=2026-05-03')).toEqual([200])
  expect(await statuses(platform, '?from=2026-05-04')).toHaveLength(3)
  const all = (await page(platform)).records.map(({ id }) => id)
  const byId = async (id: string) => (await page(platform, `?id=${id}`)).records.map((record) => record.id)
  expect(await byId(all[1] ?? '')).toEqual([all[1]])
  expect(await byId(all[2]?.slice(0, 13).toUpperCase() ?? '')).toEqual([all[2]])
  expect(await byId('%25')).toEqual([])
  const read: string[] = []
  let query = '?limit=1'
  for (;;) {
    const { records, next_cursor: cursor } = await page(platform, query)
    read.push(...records.map(({ id }) => id))
    if (cursor === null) break
    query = `?limit=1&cursor=${cursor}`
  }
  expect(read).toEqual(all)
  expect(new Set(read).size).toBe(4)
  for (const wrong of ['?status=200%20', '?cursor=1', '?limit=0', '?from=yesterday'])
    expect((await platform.get(path + wrong, 'user:ada')).status, wrong).toBe(422)
})

test('a call says what made it, and which version of the SDK', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey('user:ada')
  const call = (name: string) =>
    fetch(`${platform.url}/v1/embeddings`, {
      method: 'POST',
      body: JSON.stringify(embeddings),
      headers: { authorization: `Bearer ${key}`, 'user-agent': name },
    })
  await call('search-foundation-js/2.3.4')
  await call(`curl/8.1 ${'x'.repeat(500)}`)
  const { records } = await page(platform)
  expect(records.map(({ user_agent: name, sdk_version: version }) => [name?.slice(0, 10), version])).toEqual([
    ['curl/8.1 x', null],
    ['search-fou', '2.3.4'],
  ])
  expect(records[0]?.user_agent).toHaveLength(200)
})

test('the summary has the share of failures, their codes and the times of the calls that match', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey('user:ada')
  const summary = async (query = '', token = 'user:ada') =>
    requestSummary.parse(await (await platform.get(`${path}/summary${query}`, token)).json())
  expect(await summary()).toEqual({
    requests: 0,
    is_complete: true,
    failed: 0,
    p50_ms: null,
    p95_ms: null,
    error_codes: [],
  })
  for (let made = 0; made < 20; made++) await platform.post('/v1/segment', { content: 'One.' }, key)
  for (const dimensions of [5000, 5001])
    await platform.post('/v1/embeddings', { ...embeddings, dimensions }, key)
  await platform.post('/v1/embeddings', {}, key)
  await platform.services.requestLog.flush()
  await platform.database.query(
    `update request_log set duration_ms = numbered.number
     from (select id, row_number() over (order by at, id) as number from request_log where status = 200) as numbered
     where numbered.id = request_log.id`,
  )
  expect(await summary('?product=tokenizer')).toEqual({
    requests: 20,
    is_complete: true,
    failed: 0,
    p50_ms: 10,
    p95_ms: 19,
    error_codes: [],
  })
  expect(await summary('?status=4xx')).toMatchObject({
    requests: 3,
    failed: 3,
    error_codes: [
      { code: 'less_than_equal', requests: 2 },
      { code: 'invalid_type', requests: 1 },
    ],
  })
  expect(await summary('', 'user:bob')).toMatchObject({ requests: 0 })
})

test('the CSV has every call, and no field that a spreadsheet would run as a formula', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey('user:ada')
  for (let made = 0; made < 3; made++) await platform.post('/v1/embeddings', embeddings, key)
  await platform.services.requestLog.flush()
  await platform.database.query(
    `update request_log set model = '=cmd()' where id = (select max(id) from request_log)`,
  )
  const answer = await fetch(`${platform.url}${path}?limit=1`, {
    headers: { authorization: 'Bearer user:ada', accept: 'text/csv' },
  })
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="requests.csv"')
  const text = await answer.text()
  expect(text.trimEnd().split('\r\n')).toHaveLength(4)
  expect(text).toContain(",'=cmd(),200,3,")
})
