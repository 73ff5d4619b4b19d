import { expect, onTestFinished, test, vi } from 'vitest'

import { eachTransaction } from '../resources/transactions.ts'
import { createClient } from './client.ts'
import { loopback } from './loopback-server.test-support.ts'

test('E16 the next page is fetched only when it is needed', async () => {
  const asked: string[] = []
  const client = await loopback((incoming, response) => {
    asked.push(incoming.url ?? '')
    const page = asked.length
    const records = [{ id: `${page}a` }, { id: `${page}b` }]
    response.end(JSON.stringify({ records, next_cursor: page < 3 ? `c${page}` : null }))
  })
  const seen: string[] = []
  for await (const { id } of eachTransaction(client, { pageSize: 2 })) {
    seen.push(id)
    if (id === '2a') break
  }
  expect(seen).toEqual(['1a', '1b', '2a'])
  expect(asked).toEqual([
    '/api/v1/billing/paginated_transaction?num_records=2',
    '/api/v1/billing/paginated_transaction?num_records=2&cursor=c1',
  ])
  for await (const { id } of eachTransaction(client, { pageSize: 2 })) seen.push(id)
  expect(seen.slice(3)).toEqual(['3a', '3b'])
})

test('E16 a page that fails throws when it is needed', async () => {
  let requests = 0
  const client = await loopback((_, response) => {
    if (requests++ === 0) response.end('{"records":[{"id":"1"}],"next_cursor":"c"}')
    else response.writeHead(404).end('{"detail":"No such page."}')
  })
  const items = eachTransaction(client)
  await expect(items.next()).resolves.toMatchObject({ value: { id: '1' } })
  await expect(items.next()).rejects.toThrow('404: No such page.')
})

test('E16 a service that names the same page again does not make an endless loop', async () => {
  const client = await loopback((_, response) => response.end('{"records":[{"id":"1"}],"next_cursor":"c"}'))
  const items = eachTransaction(client)
  await items.next()
  await items.next()
  await expect(items.next()).rejects.toThrow(new RangeError('Repeated cursor: c'))
})

test('E16 a list can be read page by page, or collected up to a limit', async () => {
  const asked: string[] = []
  const client = await loopback((incoming, response) => {
    asked.push(incoming.url ?? '')
    const isLast = incoming.url?.includes('cursor')
    response.end(JSON.stringify({ records: [{ id: isLast ? '2' : '1' }], next_cursor: isLast ? null : 'c' }))
  })
  const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)
  const seen: string[][] = []
  for await (const { records } of eachTransaction(client).pages()) seen.push(idsOf(records))
  expect(seen).toEqual([['1'], ['2']])
  expect(idsOf(await eachTransaction(client).toArray(5))).toEqual(['1', '2'])
  asked.length = 0
  expect(idsOf(await eachTransaction(client).toArray(1))).toEqual(['1'])
  await expect(eachTransaction(client).toArray(0)).resolves.toEqual([])
  expect(asked).toHaveLength(1)
})

test('E16 a deadline limits all pages together', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let pages = 0
  const client = createClient({
    deadline: 200,
    fetch: async () => {
      await new Promise((resolve) => setTimeout(resolve, 60))
      return new Response(JSON.stringify({ records: [{ id: pages }], next_cursor: String(++pages) }))
    },
  })
  const failed = eachTransaction(client)
    .toArray(100)
    .catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  await expect(failed).resolves.toMatchObject({ name: 'TimeoutError' })
  expect(pages).toBeLessThanOrEqual(4)
})
