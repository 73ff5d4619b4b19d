import { expect, test } from 'vitest'

import { readRequestFilter } from './request-filter.ts'

const read = (query: string) => readRequestFilter(new URLSearchParams(query))

test('the address holds the filter of the request log', () => {
  expect(
    read('id=0F-a&status=4xx&error=too_big&product=reader&model=reader&key=k1&from=2026-03-01&to=2026-03-02'),
  ).toEqual({
    id: '0F-a',
    status: '4xx',
    errorCode: 'too_big',
    product: 'reader',
    model: 'reader',
    keyId: 'k1',
    from: '2026-03-01',
    to: '2026-03-02',
  })
})

test('the key in this browser is no filter: the log has calls with keys of the account', () => {
  expect(read('key=browser')).toEqual({})
})

test('values that the service would refuse are left out', () => {
  expect(read('id=&status=9xx&error=&product=toaster&model=&key=&from=yesterday&to=1')).toEqual({})
})
