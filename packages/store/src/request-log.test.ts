import type { LoggedRequest } from '@search-foundation/api-client/account'
import { expect, test } from 'vitest'

import { requestsApi } from './endpoints/requests.ts'
import { openStore } from './open-store.test-support.ts'
import { withNewest } from './request-log.ts'

const request = (second: number): LoggedRequest => ({
  id: `r${second}`,
  at: new Date(second * 1000).toISOString(),
  key_id: 'k',
  key_name: null,
  key_tail: 'a1B2',
  method: 'POST',
  route: '/v1/embeddings',
  product: 'embedding',
  model: null,
  status: 200,
  tokens: 1,
  duration_ms: 1,
  engine: 'local',
  error_code: null,
  error_param: null,
  error_message: null,
  user_agent: null,
  bodies_until: null,
  sdk_version: null,
})
const page = (...seconds: number[]) => ({ records: seconds.map(request), next_cursor: null })
const idsOf = ({ pages }: ReturnType<typeof withNewest>) =>
  pages.map(({ records }) => records.map(({ id }) => id).join(' '))

const log = { pages: [page(9, 7), page(5, 3)], pageParams: ['', 'after 7'] }

test('new requests are added at their place in the first page, and the other pages stay', () => {
  const next = withNewest(log, page(12, 9, 8))
  expect(idsOf(next)).toEqual(['r12 r9 r8 r7', 'r5 r3'])
  expect(next.pageParams).toEqual(['', 'after 7'])
})

test('nothing changes without a new request', () => {
  expect(withNewest(log, page(9, 7))).toBe(log)
})

test('the log begins anew when requests may be missing before the known ones', () => {
  expect(withNewest(log, page(20, 19))).toEqual({ pages: [page(20, 19)], pageParams: [''] })
})

test('the live view adds to the pages that were read, with one small request; a refetch reads the first page', async () => {
  const asked: string[] = []
  let newest = [9, 8]
  const { store } = await openStore((incoming, response) => {
    const query = new URL(incoming.url ?? '', 'http://localhost').searchParams
    asked.push(`${query.get('cursor') ?? 'first'} ${query.get('limit')}`)
    const rows = query.has('cursor') ? page(7, 6) : page(...newest)
    response.end(JSON.stringify({ ...rows, next_cursor: query.has('cursor') ? null : 'after 8' }))
  })
  const { requests, newestRequests } = requestsApi.endpoints
  const arg = { uid: 'u', pageSize: 100 }
  const shown = () => requests.select(arg)(store.getState()).data ?? { pages: [], pageParams: [] }
  await store.dispatch(requests.initiate(arg))
  await store.dispatch(requests.initiate(arg, { direction: 'forward' }))
  newest = [11, 9]
  await store.dispatch(newestRequests.initiate(arg))
  expect(idsOf(shown())).toEqual(['r11 r9 r8', 'r7 r6'])
  expect(asked).toEqual(['first 100', 'after 8 1000', 'first 100'])
  await store.dispatch(requests.initiate(arg, { forceRefetch: true }))
  expect(idsOf(shown())).toEqual(['r11 r9'])
})
