import { expect, test } from 'vitest'

import { countTokens, tokenize, tokenizerNames } from './tokenizer.ts'
import { truncateToTokens } from './truncate-to-tokens.ts'

const text = 'Hello Wörld 👩‍👩‍👧 検索 <|endoftext|> \ud800 x'

test.each(tokenizerNames)('%s pieces join to the text', async (name) => {
  const pieces = await tokenize(text, name)
  expect(pieces.map(([piece]) => piece).join('')).toBe(text.toWellFormed())
})

test('the pieces have as many ids as the count', async () => {
  const pieces = await tokenize(text, 'cl100k_base')
  expect(pieces.flatMap(([, ids]) => ids)).toHaveLength(countTokens(text.toWellFormed()))
})

test.each(['a', ' ', '漢', '😀', '-'])('counts a million of %j', (character) => {
  expect(countTokens(character.repeat(1_000_000))).toBeGreaterThan(1000)
})

test('truncates to the longest start within the limit', () => {
  const long = 'a few words '.repeat(5000)
  const kept = truncateToTokens(long, 1000)
  expect(long.startsWith(kept.text)).toBe(true)
  expect(kept.tokens).toBeLessThanOrEqual(1000)
  expect(kept.tokens).toBeGreaterThan(990)
})
