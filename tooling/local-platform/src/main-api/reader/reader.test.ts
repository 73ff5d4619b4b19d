import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFilePlatform, type TestPlatform } from '../../platform.test-support.ts'

let platform: TestPlatform
let key: string

beforeAll(async () => {
  platform = await startFilePlatform()
  key = await platform.trialKey()
})
afterAll(() => platform.close())

const html = '<h1>One</h1><p>a</p><h2>Two</h2><p>b</p><h3>Three</h3><p>c</p>'
const read = (body: object) => platform.post('/reader', { html, targetSelector: 'body', ...body }, key)

test.each([
  ['h1', 1],
  ['h2', 2],
  [true, 3],
])('markdown is cut at headings: %s', async (markdownChunking, chunks) => {
  const text = await (await read({ markdownChunking })).text()
  expect(text.split('\u001D')).toHaveLength(chunks)
  expect(text).toContain('# One')
})

test.each([
  [{ waitForSelector: '#late' }, 400, 'waitForSelector'],
  [{ proxy: 'de' }, 400, 'proxy'],
  [{ injectPageScript: ['x'] }, 400, 'injectPageScript'],
  [{ engine: 'browser' }, 422, 'no browser'],
  [{ respondWith: 'screenshot' }, 422, 'no pictures'],
  [{ markdownChunking: 's2' }, 422, 'headings'],
  [{ unheard: 1 }, 422, 'unheard'],
  [{ timeout: 181 }, 422, 'timeout'],
  [{ tokenBudget: 2 }, 409, 'budget'],
])('what cannot be done is said: %j', async (body, status, word) => {
  const answer = await read(body)
  expect(answer.status).toBe(status)
  const envelope = (await answer.json()) as { data: null; code: number; readableMessage: string }
  expect(envelope).toMatchObject({ data: null, code: status })
  expect(envelope.readableMessage).toContain(word)
})

test('an option that asks for nothing is taken', async () => {
  expect((await read({ proxy: 'none', withIframe: false, noCache: true, engine: 'direct' })).status).toBe(200)
})
