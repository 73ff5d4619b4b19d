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

test('the archive of logos can be downloaded', async ({ request }) => {
  const response = await request.get('/logos.zip')
  expect(response.status()).toBe(200)
  expect((await response.body()).toString('latin1', 0, 2)).toBe('PK')
})
