import { expect, test } from 'vitest'

import { mostCalls } from '../../account/request-bodies/body-store.ts'
import { requestBodies } from '../../account/request-bodies/schemas.ts'
import { requestsResponse } from '../../account/request-log/schemas.ts'
import { startTestPlatform, type TestPlatform } from '../../platform.test-support.ts'

const path = '/api/v1/account/requests'
const embeddings = { model: 'jina-embeddings-v3', input: 'a few words', dimensions: 8 }

const idOf = (response: Response) => response.headers.get('x-request-id') ?? ''

/** Turns the storing of bodies on or off for the newest key of a user, and returns the key's id. */
async function storeBodies(platform: TestPlatform, isOn: boolean, uid = 'ada'): Promise<string> {
  const list = await platform.get('/api/v1/account/keys', `user:${uid}`)
  const { keys } = (await list.json()) as { keys: { id: string }[] }
  const change = { stores_bodies: isOn }
  const changed = await platform.send('PATCH', `/api/v1/account/keys/${keys[0]?.id}`, change, `user:${uid}`)
  expect(await changed.json()).toMatchObject(change)
  return keys[0]?.id ?? ''
}

async function bodiesOf(platform: TestPlatform, id: string, token = 'user:ada') {
  await platform.services.bodyStore.flush()
  const response = await platform.get(`${path}/${id}/bodies`, token)
  return response.status === 200 ? requestBodies.parse(await response.json()) : response.status
}

/** Makes a call and reads its response to the end, after which it is being stored. */
async function call(platform: TestPlatform, key: string, body: object = embeddings, at = '/v1/embeddings') {
  const response = await platform.post(at, body, key)
  return { id: idOf(response), text: await response.text() }
}

test('bodies are stored only for a key whose owner turned it on, and by default for none', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey('user:ada')
  const before = await call(platform, key)
  expect(await bodiesOf(platform, before.id)).toBe(404)
  expect(await platform.database.query('select 1 from request_bodies')).toEqual([])

  await storeBodies(platform, true)
  const { id, text } = await call(platform, key)
  const bodies = await bodiesOf(platform, id)
  expect(bodies).toMatchObject({
    address: '/v1/embeddings',
    request: { content_type: 'application/json', text: JSON.stringify(embeddings), is_cut: false },
    response: { text, is_cut: false },
  })
  const log = requestsResponse.parse(await (await platform.get(path, 'user:ada')).json())
  expect(log.records.map((one) => one.bodies_until !== null)).toEqual([true, false])

  // A failed call has its error as the body; a call that is not about a product has none.
  const failed = await call(platform, key, { ...embeddings, dimensions: 5000 })
  expect(await bodiesOf(platform, failed.id)).toMatchObject({ response: { text: failed.text } })
  const account = await platform.get('/api/v1/billing/total_consumption', key)
  await account.text()
  expect(await bodiesOf(platform, idOf(account))).toBe(404)
})

test('what is stored is encrypted, for its key and call, by a secret that the database does not have', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey('user:ada')
  await storeBodies(platform, true)
  const [one, other] = [await call(platform, key), await call(platform, key)]
  await platform.services.bodyStore.flush()
  const rows = await platform.database.query<{ sealed: Uint8Array }>('select sealed from request_bodies')
  for (const { sealed } of rows) expect(Buffer.from(sealed).toString('latin1')).not.toContain('few words')
  await platform.database.query(
    `update request_bodies set sealed = (select sealed from request_bodies where request_id = $1) where request_id = $2`,
    [one.id, other.id],
  )
  expect(await bodiesOf(platform, one.id)).toMatchObject({ address: '/v1/embeddings' })
  expect(await bodiesOf(platform, other.id)).toBe(404)
})

test('only the signed-in owner reads and deletes them: no other user, and no key', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey('user:ada')
  await storeBodies(platform, true)
  const { id } = await call(platform, key)
  await platform.trialKey('user:bob')
  expect(await bodiesOf(platform, id, 'user:bob')).toBe(404)
  expect((await platform.send('DELETE', `${path}/${id}/bodies`, undefined, 'user:bob')).status).toBe(404)
  for (const token of [key, undefined]) {
    expect((await platform.get(`${path}/${id}/bodies`, token)).status).toBe(401)
    expect((await platform.send('DELETE', `${path}/${id}/bodies`, undefined, token)).status).toBe(401)
  }
  expect(await bodiesOf(platform, id)).toMatchObject({ address: '/v1/embeddings' })
  expect((await platform.send('DELETE', `${path}/${id}/bodies`, undefined, 'user:ada')).status).toBe(200)
  expect(await bodiesOf(platform, id)).toBe(404)
  expect((await platform.send('DELETE', `${path}/${id}/bodies`, undefined, 'user:ada')).status).toBe(404)
})

test('they end after a day, and at once when the owner turns it off', async () => {
  let time = new Date('2026-03-01T12:00:00Z')
  const platform = await startTestPlatform({}, { now: () => time })
  const key = await platform.trialKey('user:ada')
  await storeBodies(platform, true)
  const { id } = await call(platform, key)
  expect(await bodiesOf(platform, id)).toMatchObject({ stored_until: '2026-03-02T12:00:00.000Z' })
  time = new Date('2026-03-02T11:59:59Z')
  expect(await bodiesOf(platform, id)).toMatchObject({ address: '/v1/embeddings' })
  time = new Date('2026-03-02T12:00:00Z')
  expect(await bodiesOf(platform, id)).toBe(404)

  const later = await call(platform, key)
  expect(await bodiesOf(platform, later.id)).toMatchObject({ address: '/v1/embeddings' })
  const keyId = await storeBodies(platform, false)
  expect(await platform.database.query('select 1 from request_bodies where key_id = $1', [keyId])).toEqual([])
  const unstored = await call(platform, key)
  expect(await bodiesOf(platform, unstored.id)).toBe(404)
  const audit = (await (await platform.get('/api/v1/account/audit', 'user:ada')).json()) as {
    records: { action: string; detail: object }[]
  }
  expect(audit.records.filter(({ action }) => action === 'key_bodies_changed')).toMatchObject([
    { detail: { stores_bodies: false } },
    { detail: { stores_bodies: true } },
  ])
})

test('of a long body the beginning is stored, of a stream what was sent, and of a key its end', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey('user:ada')
  await storeBodies(platform, true)
  const long = { ...embeddings, input: [`The key is ${key}`, 'ü '.repeat(40_000)] }
  const cut = await bodiesOf(platform, (await call(platform, key, long)).id)
  if (typeof cut === 'number') throw new Error(`It was answered with ${cut}.`)
  expect(cut.request?.is_cut).toBe(true)
  const text = cut.request?.text ?? ''
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(64 * 1024)
  expect(text).toMatch(/ü ?$/)
  expect(text).toContain(`The key is sf_trial_…${key.slice(-4)}`)
  expect(text).not.toContain(key)

  const question = { messages: [{ role: 'user', content: 'What is late chunking?' }], stream: true }
  const stream = await call(platform, key, question, '/v1/chat/completions')
  expect(await bodiesOf(platform, stream.id)).toMatchObject({
    request: { text: JSON.stringify(question) },
    response: { content_type: expect.stringContaining('text/event-stream') as string, text: stream.text },
  })
})

test('of more calls than are stored, the newest stay', async () => {
  let time = new Date('2026-03-01T12:00:00Z')
  const platform = await startTestPlatform({}, { now: () => time })
  const key = await platform.trialKey('user:ada')
  const keyId = await storeBodies(platform, true)
  await platform.database.query(
    `insert into request_bodies (request_id, key_id, stored_until, sealed)
     select 'old-' || number, $1, $2::timestamptz + number * interval '1 second', '' from generate_series(1, $3::int) as number`,
    [keyId, time, mostCalls],
  )
  time = new Date('2026-03-01T13:00:00Z')
  const { id } = await call(platform, key)
  expect(await bodiesOf(platform, id)).toMatchObject({ address: '/v1/embeddings' })
  const rows = await platform.database.query<{ request_id: string }>('select request_id from request_bodies')
  expect(rows).toHaveLength(mostCalls)
  expect(rows.map((row) => row.request_id)).not.toContain('old-1')
})
