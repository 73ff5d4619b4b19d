import { afterAll, beforeAll, expect, test } from 'vitest'

import { startFilePlatform, type TestPlatform } from '../../platform.test-support.ts'

let platform: TestPlatform
let key: string

beforeAll(async () => {
  platform = await startFilePlatform()
  key = await platform.trialKey()
})
afterAll(() => platform.stop())

const html = '<h1>One</h1><p>a</p><h2>Two</h2><p>b</p><h3>Three</h3><p>c</p>'
const read = (body: object) => platform.post('/reader', { html, targetSelector: 'body', ...body }, key)

interface Answer {
  data: { content: string; chunks?: string[]; html?: string; text?: string; usage: { tokens: number } }
}

const readBy = (headers: Record<string, string>, page = html) =>
  fetch(`${platform.url}/reader`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      accept: 'application/json',
      'content-type': 'application/json',
      'x-target-selector': 'body',
      ...headers,
    },
    body: JSON.stringify({ html: page }),
  })
const contentBy = async (headers: Record<string, string>, page?: string) =>
  ((await (await readBy(headers, page)).json()) as Answer).data

test.each([
  ['h1', ['# One\n\na\n\n## Two\n\nb\n\n### Three\n\nc']],
  ['h2', ['# One\n\na', '## Two\n\nb\n\n### Three\n\nc']],
  [true, ['# One\n\na', '## Two\n\nb', '### Three\n\nc']],
  ['s2', ['# Page\n# One\n\na', '# Page\n# One\n## Two\n\nb\n\n### Three\n\nc']],
  [
    'structured',
    ['# Page\n# One\n\na', '# Page\n# One\n## Two\n\nb', '# Page\n# One\n## Two\n### Three\n\nc'],
  ],
])('Markdown is cut at headings: %s', async (chunking, chunks) => {
  const page = `<title>Page</title><body>${html}</body>`
  const text = await (await read({ html: page, markdownChunking: chunking })).text()
  expect(text).toBe(chunks.join('\n\n\u001D'))
  const data = await contentBy({ 'x-markdown-chunking': String(chunking) }, page)
  expect(data.chunks).toEqual(chunks)
  expect(data.content).not.toContain('\u001D')
})

test('only Markdown is cut, and cut Markdown marks its headings with hashes', async () => {
  expect((await contentBy({ 'x-markdown-chunking': 'h1', 'x-respond-with': 'text' })).chunks).toBeUndefined()
  const { chunks } = await contentBy({ 'x-markdown-chunking': 's3', 'x-md-heading-style': 'setext' })
  expect(chunks).toHaveLength(3)
})

test.each([
  [{ waitForSelector: '#late' }, 422, 'waitForSelector'],
  [{ proxy: 'de' }, 400, 'proxy'],
  [{ injectPageScript: ['x'] }, 400, 'injectPageScript'],
  [{ engine: 'browser' }, 422, 'no browser'],
  [{ respondWith: 'screenshot' }, 422, 'no screenshots'],
  [{ respondWith: 'markdown,pageshot' }, 422, 'no screenshots'],
  [{ respondWith: 'readerlm-v2' }, 422, 'no language model'],
  [{ withGeneratedAlt: true }, 400, 'withGeneratedAlt'],
  [{ markdown: { hr: 1 } }, 422, 'markdown.hr'],
  [{ maxTokens: 499 }, 422, 'maxTokens'],
  [{ markdownChunking: 's6' }, 422, 'headings'],
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

test('several formats come together, each in its own field, and all are counted', async () => {
  const alone = await contentBy({ 'x-return-format': 'markdown' })
  expect([alone.html, alone.text]).toEqual([undefined, undefined])
  const data = await contentBy({ 'x-return-format': 'text, markdown,html' })
  expect(data.content).toBe(alone.content)
  expect(data.html).toContain('<h2>Two</h2>')
  expect(data.text).toContain('Two')
  expect(data.usage.tokens).toBeGreaterThan(alone.usage.tokens)
  const text = await (await readBy({ 'x-respond-with': 'html,text', accept: 'text/plain' })).text()
  expect(text).toMatch(/<h2>Two<\/h2>[\s\S]*\n\nOne/)
})

const styled = `<h1>A</h1><p><em>e</em> <strong>s</strong> <a href="https://a.example/">l</a></p><hr><ul><li>i</li></ul>
<table><thead><tr><th>h</th></tr></thead><tbody><tr><td>c</td></tr></tbody></table><p><del>d</del></p>`

test.each([
  [{ 'x-md-heading-style': 'setext' }, 'A\n='],
  [{ 'x-md-hr': '-----' }, '\n-----\n'],
  [{ 'x-md-bullet-list-marker': '+' }, '+   i'],
  [{ 'x-md-em-delimiter': '*' }, '*e*'],
  [{ 'x-md-strong-delimiter': '__' }, '__s__'],
  [{ 'x-md-link-style': 'referenced' }, '[l][1]'],
  [{ 'x-md-link-style': 'referenced', 'x-md-link-reference-style': 'shortcut' }, '[l]: https://a.example/'],
  [{ 'x-no-gfm': 'table' }, '~d~'],
  [{ 'x-wait-for-selector': 'table' }, '| h |'],
])('Markdown is written as asked: %j', async (headers, expected) => {
  expect((await contentBy(headers, styled)).content).toContain(expected)
})

test('links can lose their address, tables and strokes their marks', async () => {
  expect((await contentBy({ 'x-md-link-style': 'discarded' }, styled)).content).not.toContain('a.example')
  const { content } = await contentBy({ 'x-no-gfm': 'true' }, styled)
  expect(content).not.toMatch(/\||~/)
  expect((await contentBy({ 'x-no-gfm': 'table' }, styled)).content).not.toContain('|')
})
