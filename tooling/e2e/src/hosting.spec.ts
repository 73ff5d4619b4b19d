import { expect, test } from './test.ts'

test('every answer carries the security headers, and HTML is asked for anew', async ({ request }) => {
  for (const path of ['/', '/de/reader', '/api-dashboard', '/de/api-dashboard/usage']) {
    const answer = await request.get(path)
    expect(answer.status()).toBe(200)
    expect(answer.headers()).toMatchObject({
      'strict-transport-security': expect.stringContaining('max-age=63072000'),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': "frame-ancestors 'none'",
      'cache-control': 'public, max-age=0, must-revalidate',
    })
    expect(await answer.text()).toContain('http-equiv="Content-Security-Policy"')
  }
})

test('hashed files are kept for a year', async ({ request }) => {
  for (const page of ['/reader', '/api-dashboard']) {
    const html = await (await request.get(page)).text()
    const file = /(?:src|href)="([^"]*\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
    const answer = await request.get(file)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  }
})

test('an unknown address answers 404 with a page', async ({ request }) => {
  const answer = await request.get('/no-such-page')
  expect(answer.status()).toBe(404)
  expect(await answer.text()).toContain('<h1')
})
