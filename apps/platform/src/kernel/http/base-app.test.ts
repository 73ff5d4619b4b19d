import { expect, onTestFinished, test, vi } from 'vitest'

import { startTestPlatform } from '../../platform.test-support.ts'

test('Vary names the origin, with and without one in the request, and whatever else the response depends on', async () => {
  const platform = await startTestPlatform()
  const site = 'http://localhost:3000'
  const read = async (headers: Record<string, string>) =>
    (
      await fetch(`${platform.url}/reader`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ html: '<p>Some words to read.</p>' }),
      })
    ).headers
  const namesOf = (headers: Headers) => headers.get('vary')?.toLowerCase().split(', ').toSorted()
  const [own, anyone] = [await read({ origin: site }), await read({})]
  expect(namesOf(own)).toEqual(['accept', 'origin'])
  expect(namesOf(anyone)).toEqual(['accept', 'origin'])
  expect(own.get('access-control-allow-origin')).toBe(site)
  expect(own.get('access-control-expose-headers')).toContain('x-request-id')
  expect(anyone.has('access-control-allow-origin')).toBe(false)
})

test('a preflight request gets a response, also without an origin', async () => {
  const platform = await startTestPlatform()
  const ask = (headers: Record<string, string>) =>
    fetch(`${platform.url}/api/v1/product`, { method: 'OPTIONS', headers })
  const preflight = await ask({
    origin: 'http://localhost:3000',
    'access-control-request-method': 'GET',
    'access-control-request-headers': 'authorization',
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization')
  expect((await ask({})).status).toBe(204)
})

test('the log has the pattern of a route, not what was read or asked by it', async () => {
  const platform = await startTestPlatform()
  vi.stubEnv('LOG_LEVEL', 'info')
  onTestFinished(() => void vi.unstubAllEnvs())
  const written: string[] = []
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation((line) => written.push(String(line)) > 0)
  onTestFinished(() => spy.mockRestore())
  await platform.get('/reader/https://ada:secret-word@example.org/')
  await platform.get('/search/secret-word')
  await platform.get('/v1/serp/secret-word')
  for (const route of ['/reader/*', '/search/:query', '/v1/serp/:query'])
    expect(written.join('')).toContain(`"route":"${route}"`)
  expect(written.join('')).not.toContain('secret-word')
})
