import { expect, test } from 'vitest'

import { loopback } from '../core/loopback-server.test-support.ts'
import { downloadBulkResult } from './bulk-results.ts'

test('E13 the storage of a result gets no header, cookie setting or token of the client or the call', async () => {
  const seen: unknown[] = []
  const storage = await loopback((request, response) => {
    seen.push(request.headers)
    response.end('{"line":1}')
  })
  const settings: (RequestInit | undefined)[] = []
  const client = await loopback(
    (_, response) => response.end(JSON.stringify({ download_url: `${storage.hosts.main}/f?signature=1` })),
    {
      apiKey: 'sf_secret_1',
      headers: { authorization: 'Bearer GATEWAY', cookie: 'sid=1', 'x-gateway-token': 'SECRET' },
      fetchOptions: { credentials: 'include', headers: { 'x-option': 'SECRET' } },
      fetch: (url, init) => {
        settings.push(init)
        return fetch(url, init)
      },
    },
  )
  const blob = await downloadBulkResult(client, 'job', {
    apiKey: 'sf_secret_2',
    headers: { 'x-own': 'SECRET' },
  })
  await expect(blob.text()).resolves.toBe('{"line":1}')
  expect(JSON.stringify(seen)).not.toMatch(/secret|gateway|sid/i)
  expect(settings.at(-1)).not.toHaveProperty('credentials')
})

test.each(['data:text/plain,line', '/files/1', ''])('a download address %j is unexpected', async (url) => {
  const client = await loopback((_, response) => response.end(JSON.stringify({ download_url: url })))
  await expect(downloadBulkResult(client, 'job')).rejects.toMatchObject({ code: 'invalid_response' })
})
