import { expect, test } from 'vitest'

import { loopback } from '../../core/loopback-server.test-support.ts'
import { downloadRequestsCsv, eachRequest, listRequests } from './requests.ts'
import { getUsage } from './usage.ts'

test('the request log is read page by page, with the filter on each page', async () => {
  const urls: (string | undefined)[] = []
  const client = await loopback((request, response) => {
    urls.push(request.url)
    const cursor = urls.length < 2 ? '7.a' : null
    response.end(JSON.stringify({ records: [{ id: `r${urls.length}` }], next_cursor: cursor }))
  })
  const ids: string[] = []
  for await (const { id } of eachRequest(client, { status: '4xx', keyId: 'a b', pageSize: 1 })) ids.push(id)
  expect(ids).toEqual(['r1', 'r2'])
  expect(urls).toEqual([
    '/api/v1/account/requests?key_id=a+b&status=4xx&limit=1',
    '/api/v1/account/requests?key_id=a+b&status=4xx&limit=1&cursor=7.a',
  ])
})

test('with a key, its own calls are read, else those of the signed-in user', async () => {
  const tokens: (string | undefined)[] = []
  const client = await loopback((request, response) => {
    tokens.push(request.headers.authorization)
    response.end(JSON.stringify({ records: [], next_cursor: null }))
  })
  const signedIn = { ...client, identityToken: async () => 'identity' }
  await listRequests(signedIn, { apiKey: 'sf_a' })
  await listRequests(signedIn)
  expect(tokens).toEqual(['Bearer sf_a', 'Bearer identity'])
})

test('CSV is returned as a Blob with its type, and an error status throws', async () => {
  const client = await loopback((request, response) => {
    if (request.url?.includes('from=never')) response.writeHead(422).end('{"detail":"Invalid day."}')
    else response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8' }).end(`${request.url}\r\n`)
  })
  const csv = await downloadRequestsCsv(client, { id: 'a1', model: 'jina-clip-v2', from: '2026-01-01' })
  expect(csv.type).toMatch(/^text\/csv/)
  expect(await csv.text()).toBe(
    '/api/v1/account/requests?id=a1&model=jina-clip-v2&from=2026-01-01&format=csv\r\n',
  )
  await expect(downloadRequestsCsv(client, { from: 'never' })).rejects.toThrow('422: Invalid day.')
})

test('an empty list of groups asks for the totals only', async () => {
  const client = await loopback((request, response) => void response.end(JSON.stringify(request.url)))
  await expect(getUsage(client, { groupBy: [] })).resolves.toBe('/api/v1/account/usage?group_by=')
  await expect(getUsage(client, { groupBy: ['day', 'key'] })).resolves.toBe(
    '/api/v1/account/usage?group_by=day%2Ckey',
  )
})
