import { expect, test } from 'vitest'

import { parseTokens } from './parse-tokens.ts'

test.each([
  ['1000000', 1_000_000],
  ['1,000,000', 1_000_000],
  ['1.000.000', 1_000_000],
  ['1 000 000', 1_000_000],
  ['1’000', 1000],
  ['1.500', 1500],
  ['500k', 500_000],
  ['1.5M', 1_500_000],
  ['1,5 m', 1_500_000],
  ['2B', 2_000_000_000],
])('%s is read as %i tokens', (text, tokens) => {
  expect(parseTokens(text)).toBe(tokens)
})

test.each(['', '0', '-5', '1.5', '1,00', 'ten', '5 tokens', '1e6', 'Infinity', '9'.repeat(20)])(
  '%j is not a number of tokens',
  (text) => {
    expect(parseTokens(text)).toBeUndefined()
  },
)
