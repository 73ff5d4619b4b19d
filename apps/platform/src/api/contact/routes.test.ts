import { expect, test } from 'vitest'

import { startTestPlatform, type TestPlatform } from '../../platform.test-support.ts'

const fields = {
  name: 'Ada',
  email: 'ada@example.org',
  company: 'Example',
  topic: 'license',
  message: 'We would like to run a model ourselves.',
  license_model: 'jina-embeddings-v3',
  locale: 'de',
}

const post = (
  { url }: TestPlatform,
  form: Readonly<Record<string, string>>,
  headers: Record<string, string> = {},
) =>
  fetch(`${url}/api/v1/contact_requests`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers,
    redirect: 'manual',
  })

const withBotCheck = async (platform: TestPlatform, form = fields) =>
  post(platform, { ...form, 'cf-turnstile-response': await platform.botCheck() })

const mailsTo = async ({ database }: TestPlatform, recipient: string) =>
  database.query<{ subject: string; body: string }>(
    `select subject, body from mails where kind = 'contact' and recipient = $1`,
    [recipient],
  )

test('a request is stored, mailed to the sales team, and confirmed in the language of the page', async () => {
  const platform = await startTestPlatform()
  const answer = await withBotCheck(platform)
  expect(answer.status).toBe(201)
  const { id } = (await answer.json()) as { id: string }
  expect(await platform.database.query('select id, license, bot_checked from contact_requests')).toEqual([
    { id, license: { model: 'jina-embeddings-v3' }, bot_checked: true },
  ])
  const [mail] = await mailsTo(platform, 'sales@search-foundation.example')
  expect(mail?.subject).toBe('Request from Example: license')
  expect(mail?.body).toContain('Reply to ada@example.org by email.')
  expect(mail?.body).toContain(fields.message)
  expect(await mailsTo(platform, 'ada@example.org')).toEqual([
    expect.objectContaining({ subject: 'Wir haben Ihre Anfrage erhalten' }),
  ])
})

test.each([
  ['email', 'ada'],
  ['name', ' '],
  ['message', ''],
  ['topic', 'everything'],
])('an invalid %s is named and nothing is stored', async (field, value) => {
  const platform = await startTestPlatform()
  const answer = await withBotCheck(platform, { ...fields, [field]: value })
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({
    detail: expect.stringContaining(`body.${field}: `) as string,
    errors: [expect.objectContaining({ field: `body.${field}` })],
  })
  expect(await platform.database.query('select id from contact_requests')).toEqual([])
})

test('scripts need a bot check', async () => {
  const platform = await startTestPlatform()
  expect((await post(platform, fields)).status).toBe(400)
})

test('a browser without scripts needs none: it is led back to the page, and nobody is written to but the sales team', async () => {
  const platform = await startTestPlatform()
  const headers = { accept: 'text/html', origin: 'http://localhost:3000' }
  const answer = await post(platform, fields, headers)
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    'http://localhost:3000/de/contact-sales#sent',
  ])
  expect(await mailsTo(platform, 'sales@search-foundation.example')).toHaveLength(1)
  expect(await mailsTo(platform, 'ada@example.org')).toEqual([])
  const invalid = await post(platform, { ...fields, email: 'ada' }, headers)
  expect(invalid.headers.get('location')).toMatch(/#invalid$/)
  await post(platform, fields, headers)
  const third = await post(platform, fields, headers)
  expect(third.headers.get('location')).toMatch(/#limited$/)
})

test('it is never led to another site', async () => {
  const platform = await startTestPlatform()
  const answer = await post(platform, fields, { accept: 'text/html', origin: 'https://evil.example' })
  expect(answer.headers.get('location')).toBe('http://localhost:3000/de/contact-sales#sent')
})

test('a field that people do not see catches robots, which are answered as if it had worked', async () => {
  const platform = await startTestPlatform()
  const answer = await withBotCheck(platform, { ...fields, website: 'https://spam.example' } as typeof fields)
  expect(answer.status).toBe(201)
  expect(await platform.database.query('select id from contact_requests')).toEqual([])
})

test('a client sends five requests in an hour, also in parallel', async () => {
  let now = new Date('2026-01-01T00:00:00Z')
  const platform = await startTestPlatform({}, { now: () => now })
  const answers = await Promise.all(Array.from({ length: 7 }, () => withBotCheck(platform)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 201, 429, 429])
  expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('3600')
  now = new Date('2026-01-01T01:00:01Z')
  expect((await withBotCheck(platform)).status).toBe(201)
})
