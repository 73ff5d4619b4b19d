import { expect, test } from 'vitest'

import { printable, table } from './output.ts'
import { priceOf } from './price.ts'

test('texts of others cannot steer the terminal', () => {
  expect(printable('a\u001B[31mred\u001B]0;t\u0007\r\n\tb\u202Ec')).toBe('a[31mred]0;t\n\tbc')
})

test('columns are aligned, numbers to the right', () => {
  expect(
    table(
      [
        ['name', 'tokens'],
        ['a', '1'],
        ['long', '1,000'],
      ],
      [1],
    ),
  ).toBe('name  tokens\na          1\nlong   1,000')
})

test.each([
  [1_000_000_000, '$50.00'],
  [1_000_000, '$0.05'],
  [1000, '$0.00005'],
  [0, '$0.00'],
])('%s tokens cost %s', (tokens, price) => {
  expect(priceOf(tokens, { perMillion: 0.05, currency: 'usd' })).toBe(price)
})
