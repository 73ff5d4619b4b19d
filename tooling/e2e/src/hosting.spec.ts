import { expect, test } from './test.ts'

test('every response has the security headers, and HTML is revalidated', async ({ request }) => {
  for (const path of ['/', '/de/reader', '/api-dashboard', '/de/api-dashboard/usage']) {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    expect(response.headers()).toMatchObject({
      'strict-transport-security': expect.stringContaining('max-age=63072000'),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': "frame-ancestors 'none'",
      'cache-control': 'public, max-age=0, must-revalidate',
    })
    expect(await response.text()).toContain('http-equiv="Content-Security-Policy"')
  }
})

test('hashed files are cached for a year', async ({ request }) => {
  for (const page of ['/reader', '/api-dashboard']) {
    const html = await (await request.get(page)).text()
    const file = /(?:src|href)="([^"]*\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
    const response = await request.get(file)
    expect(response.status()).toBe(200)
    expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  }
})

test('an unknown address responds with 404 and a page', async ({ request }) => {
  const response = await request.get('/no-such-page')
  expect(response.status()).toBe(404)
  expect(await response.text()).toContain('<h1')
})

test('pages are also served as Markdown, and the news as a feed', async ({ request }) => {
  for (const [path, type, text] of [
    ['/de/reader.md', 'text/markdown; charset=utf-8', /^# /],
    ['/index.md', 'text/markdown; charset=utf-8', /^# /],
    ['/llms.txt', 'text/plain; charset=utf-8', /\/reader\.md\): /],
    ['/de/feed.xml', 'application/atom+xml; charset=utf-8', /<feed [^]*<entry xml:lang="de">/],
    ['/site.webmanifest', 'application/manifest+json', /"start_url":"\/"/],
  ] as const) {
    const response = await request.get(path)
    expect(response.headers()['content-type'], path).toContain(type)
    expect(await response.text(), path).toMatch(text)
  }
})

test('the archive of logos can be downloaded', async ({ request }) => {
  const response = await request.get('/logos.zip')
  expect(response.status()).toBe(200)
  expect((await response.body()).toString('latin1', 0, 2)).toBe('PK')
})
