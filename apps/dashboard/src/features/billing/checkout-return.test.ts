import { expect, test } from 'vitest'

import { readCheckoutReturn, returnAddresses } from './checkout-return.ts'

const read = (query: string) => readCheckoutReturn(new URLSearchParams(query))

test('a paid return holds the balance before the purchase', () => {
  const { success_url } = returnAddresses('https://a.example/api-dashboard/pricing', 500)
  expect(readCheckoutReturn(new URL(`${success_url}&session_id=cs_1`).searchParams)).toEqual({
    outcome: 'paid',
    before: 500,
  })
})

test('a canceled payment is recognized', () => {
  const { cancel_url } = returnAddresses('https://a.example/x', 0)
  expect(readCheckoutReturn(new URL(cancel_url).searchParams)).toEqual({ outcome: 'cancelled' })
})

test('any other query is no return', () => {
  for (const query of [
    '',
    'checkout=paid',
    'checkout=paid&before=x',
    'checkout=paid&before=-1',
    'checkout=other&before=1',
  ]) {
    expect(read(query)).toBeUndefined()
  }
})
