import { expect, test } from 'vitest'

import { openApiRoutes } from './routes.ts'
import { readSdkReference } from './sdk-reference.ts'

const app = openApiRoutes({ port: 8787, functionsPort: 5001 } as Parameters<typeof openApiRoutes>[0])
const { functions, types } = readSdkReference()
const get = async (path: string) => {
  const response = await app.request(path)
  return { status: response.status, text: await response.text() }
}

test('every function of the SDK is listed, and has a page with its description, module and signature', async () => {
  const list = await get('/reference/sdk')
  expect(functions.length).toBeGreaterThan(90)
  for (const { name } of functions) {
    expect(list.text).toContain(`href="/reference/sdk/${name}"`)
    // oxlint-disable-next-line no-await-in-loop -- a few pages from memory
    const page = await get(`/reference/sdk/${name}`)
    expect(page.status).toBe(200)
    expect(page.text).toContain(`<h1><code>${name}</code></h1>`)
    expect(page.text).toContain(`import { ${name} } from `)
  }
})

test('a page shows code in its description and escapes types', async () => {
  const { text } = await get('/reference/sdk/callStream')
  expect(text).toContain('Throws as <code>call</code> does')
  expect(text).toContain('callStream&lt;Result, Chunk = unknown&gt;(')
})

test('the module of a function is the entry that exports it', async () => {
  expect((await get('/reference/sdk/verifyWebhook')).text).toContain(
    "from '@search-foundation/api-client/webhooks'",
  )
})

test('every type is listed, and its page has each of its fields', async () => {
  const list = await get('/reference/sdk')
  expect(types.length).toBeGreaterThan(100)
  expect(types.filter(({ name }) => !list.text.includes(`href="/reference/sdk/${name}"`))).toEqual([])
  const { text } = await get('/reference/sdk/EmbeddingsRequest')
  expect(text).toContain("import type { EmbeddingsRequest } from '@search-foundation/api-client'")
  expect(text).toContain('<dt id="late_chunking"><code>late_chunking?: boolean</code></dt>')
  expect((await get('/reference/sdk/EmbeddingsResponse')).text).toContain('id="data.index"')
})

test('the page of a call shows an example and leads to the types of its request and result', async () => {
  const { text } = await get('/reference/sdk/embed')
  expect(text).toContain('await embed(client, {')
  expect(text).toContain('href="/reference/sdk/EmbeddingsRequest"')
  expect(text).toContain('href="/reference/sdk/EmbeddingsResponse"')
})

test('the API reference leads to the list', async () => {
  expect((await get('/reference')).text).toContain('href="/reference/sdk"')
})
