import { afterAll, beforeAll, expect, test } from 'vitest'

import { startFilePlatform, type TestPlatform } from '../platform.test-support.ts'

let platform: TestPlatform
let key: string

beforeAll(async () => {
  platform = await startFilePlatform()
  // Without one a body is limited to less than some of these pages.
  key = await platform.trialKey()
})
afterAll(() => platform.stop())

const nested = (open: string, times: number, close = '') => `${open.repeat(times)}x${close.repeat(times)}`

/** Pages of a few kilobytes to a few hundred that take a parser seconds to minutes. */
const pages = {
  'open tables in cells': nested('<table><tr><td>', 500),
  'open elements': nested('<div>', 100_000),
  'closed elements': nested('<div>', 1000, '</div>'),
  'lists in lists': nested('<ul><li>', 1000),
  'open formatting': nested('<b>', 50_000),
  'line breaks': '<br>'.repeat(512_000),
  'elements that claim to end themselves': nested('<div/>', 50_000),
}

test.each(Object.entries(pages))('a page of %s is rejected before it is parsed', async (_, html) => {
  const response = await platform.post('/reader', { html }, key)
  expect(response.status).toBe(413)
  expect(await response.json()).toMatchObject({
    data: null,
    name: 'FileTooLargeError',
    code: 413,
    // What a page that was parsed for too long gets is another sentence.
    readableMessage: expect.stringContaining('elements, or nests them') as string,
  })
})

test('while a page is parsed that takes long, the platform responds', async () => {
  const links = '<p><a href="https://example.org/page">A link with a few words</a></p>'.repeat(2000)
  let isRead = false
  const reading = platform.post('/reader', { html: links }, key).then((response) => {
    isRead = true
    return response.status
  })
  let responses = 0
  while (!isRead) {
    expect((await platform.get('/health')).status).toBe(200)
    responses += 1
  }
  // On the event loop itself, the page would be read between two requests.
  expect(responses).toBeGreaterThan(10)
  expect([200, 413]).toContain(await reading)
})
