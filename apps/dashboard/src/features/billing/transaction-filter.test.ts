import { expect, test } from 'vitest'

import { readTransactionFilter } from './transaction-filter.ts'

test('the address holds the type, the request and the days; what the service would refuse is left out', () => {
  expect(
    readTransactionFilter({ type: 'consume', request: 'r1', from: '2026-03-10', to: '2026-03-10' }),
  ).toEqual({
    type: 'consume',
    requestId: 'r1',
    from: '2026-03-10',
    to: '2026-03-10',
  })
  expect(readTransactionFilter({ type: 'theft', request: '', from: 'today', to: null })).toEqual({})
})
