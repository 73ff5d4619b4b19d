import { expect, test } from 'vitest'

import { tokenAmount } from './token-amount.ts'
import { translator } from './translator.ts'

const text = (value: number, locale: string, style?: 'exact' | 'compact') =>
  translator(locale, 'common')('amount.tokens', tokenAmount(value, locale, style)).replaceAll('\u{a0}', ' ')

test.each([
  [1, '1 токен'],
  [8192, '8 192 токена'],
  [10_240, '10 240 токенов'],
  [131_072, '131 072 токена'],
  [32_768, '32 768 токенов'],
  [21, '21 токен'],
])('%i tokens are in the Russian plural form of the number', (value, expected) => {
  expect(text(value, 'ru')).toBe(expected)
})

test('a compact number takes the plural form of the rounded value', () => {
  expect(text(1_234_561, 'ru', 'compact')).toBe('1,2 млн токенов')
  expect(text(2, 'ru', 'compact')).toBe('2 токена')
})

test.each([
  ['fr', '1,2 M de tokens', '8,2 k tokens'],
  ['es', '1,2 M de tokens', '8,2 mil tokens'],
  ['it', '1,2 Mln di token', '8,2K token'],
])('millions stand before a preposition in %s, thousands do not', (locale, millions, thousands) => {
  expect(text(1_234_561, locale, 'compact')).toBe(millions)
  expect(text(8192, locale, 'compact')).toBe(thousands)
})

test('English and German name one token and several', () => {
  expect(text(1, 'en-US')).toBe('1 token')
  expect(text(10_240, 'en-US')).toBe('10,240 tokens')
  expect(text(10_240, 'de')).toBe('10.240 Token')
})
