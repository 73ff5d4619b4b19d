import { useKey } from './account.ts'
import { demoKey, expect, test } from './test.ts'

test('every response has the security headers, and HTML is revalidated', async ({ request }) => {
  for (const path of ['/', '/de/reader', '/api-dashboard', '/de/api-dashboard/usage']) {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    expect(response.headers()).toMatchObject({
      'strict-transport-security': expect.stringContaining('max-age=63072000'),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': "frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cache-control': 'public, max-age=0, must-revalidate',
    })
    const html = await response.text()
    expect(html).toContain('http-equiv="Content-Security-Policy"')
    expect(html).toContain("require-trusted-types-for 'script'")
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

test('a locale is understood as people write it, and the page is kept', async ({ request }) => {
  for (const [path, target] of [
    ['/de-DE/reader?x=1', '/de/reader?x=1'],
    ['/zh', '/zh-CN'],
    ['/en/news/late-chunking?x=1', '/en-US/news/late-chunking?x=1'],
    ['/DE/api-dashboard/usage', '/de/api-dashboard/usage'],
    ['/pt-BR/news/late-chunking', '/news/late-chunking'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status(), path).toBe(301)
    expect(response.headers()['location'], path).toBe(target)
  }
})

test('pages are also served as Markdown, and the news as a feed', async ({ request }) => {
  for (const [path, type, text] of [
    ['/de/reader.md', 'text/markdown; charset=utf-8', /^# /],
    ['/index.md', 'text/markdown; charset=utf-8', /^# /],
    ['/llms.txt', 'text/plain; charset=utf-8', /\/reader\.md\): /],
    ['/de/feed.xml', 'application/atom+xml; charset=utf-8', /<feed [^]*<entry xml:lang="de">/],
    ['/changelog.xml', 'application/atom+xml; charset=utf-8', /<feed [^]*<entry xml:lang="en-US">/],
    ['/site.webmanifest', 'application/manifest+json', /"start_url":"\/"/],
    ['/.well-known/security.txt', 'text/plain', /^Contact: mailto:/],
  ] as const) {
    const response = await request.get(path)
    expect(response.headers()['content-type'], path).toContain(type)
    expect(await response.text(), path).toMatch(text)
  }
})

test('a page of the documentation is Markdown for a client that prefers it', async ({ request }) => {
  for (const [accept, type] of [
    ['text/markdown, text/html;q=0.9', /^text\/markdown/],
    ['text/html,*/*;q=0.8', /^text\/html/],
  ] as const) {
    const response = await request.get('/de/docs/quickstart', { headers: { accept } })
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toMatch(type)
    expect(response.headers()['vary']).toMatch(/\bAccept\b(?!-)/)
  }
})

test('the archive of logos can be downloaded', async ({ request }) => {
  const response = await request.get('/logos.zip')
  expect(response.status()).toBe(200)
  expect((await response.body()).toString('latin1', 0, 2)).toBe('PK')
})

/** Key screens. Any violation of a policy would be an error in the console, which fails every journey. */
const screens = [
  '/',
  '/de/reader',
  '/news/late-chunking',
  '/contact-sales',
  '/api-dashboard',
  '/api-dashboard/usage',
]

test.describe('a text cannot become HTML or code', () => {
  test.use({ expectedErrors: [/require(s)? '?Trusted|Content Security Policy/] })

  test('on key pages of the site and the dashboard', async ({ page }) => {
    await useKey(page, demoKey())
    for (const screen of screens) {
      await page.goto(screen)
      const refused = await page.evaluate(() => {
        const isRefused = (action: () => unknown) => {
          try {
            action()
            return false
          } catch {
            return true
          }
        }
        const script = document.createElement('script')
        return {
          html: isRefused(() => (document.createElement('div').innerHTML = '<b>text</b>')),
          code: isRefused(() => (script.textContent = 'alert()')),
          // The list of origins decides about addresses.
          address: isRefused(() => (script.src = '/x.js')),
        }
      })
      expect(refused, screen).toEqual({ html: true, code: true, address: false })
    }
  })
})
