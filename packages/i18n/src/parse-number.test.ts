import fc from 'fast-check'
import { expect, test } from 'vitest'

import { formatCompact, formatDecimal, formatNumber, formatSigned } from './format.ts'
import { localeTable } from './locale-table.ts'
import { parseNumber } from './parse-number.ts'

const codes = localeTable.map(({ code }) => code)

test.each(codes)('what the product prints in %s is read back', (code) => {
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 14), max: 10 ** 14 }), (value) => {
      expect(parseNumber(formatNumber(value, code), code)).toBe(value)
      expect(parseNumber(formatSigned(value, code), code)).toBe(value)
    }),
  )
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 9 }), fc.integer({ min: 1, max: 3 }), (units, decimals) => {
      const value = Number((units / 10 ** decimals).toFixed(decimals))
      expect(parseNumber(formatDecimal(value, code, decimals), code)).toBe(value)
    }),
  )
})

test.each(codes)('short numbers in %s are read as what they show', (code) => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 13 }),
      fc.double({ min: 1, max: 10, noNaN: true }),
      (exponent, factor) => {
        const text = formatCompact(factor * 10 ** exponent, code)
        const read = parseNumber(text, code)
        expect(read, text).toBeDefined()
        expect(formatCompact(read ?? 0, code)).toBe(text)
        expect(Math.abs((read ?? 0) / (factor * 10 ** exponent) - 1)).toBeLessThan(0.06)
      },
    ),
  )
})

test.each([
  ['en-US', '1.5M', 1_500_000],
  ['en-US', '1,5 m', 1_500_000],
  ['en-US', '1,234,567.5', 1_234_567.5],
  ['en-US', '1.234.567,5', 1_234_567.5],
  ['en-US', '2 billion', 2_000_000_000],
  ['en-US', '2.5bn', 2_500_000_000],
  ['en-US', '1_000_000', 1_000_000],
  ['en-US', '2e6', 2_000_000],
  ['en-US', '.5M', 500_000],
  ['en-US', '1.500', 1.5],
  ['en-US', '1M 500k', 1_500_000],
  ['de', '1.500', 1500],
  ['de', '0.125', 0.125],
  ['de', '1,500', 1.5],
  ['de', '12 Mrd.', 12_000_000_000],
  ['de', '12Mrd', 12_000_000_000],
  ['de', '2,5 Mio', 2_500_000],
  ['de', '2 Billionen', 2_000_000_000_000],
  ['de', '2,5B', 2_500_000_000],
  ['de', '3 Tsd.', 3000],
  ['de', "1'000'000", 1_000_000],
  ['fr', '1 234 567,5', 1_234_567.5],
  ['fr', '3 milliards', 3_000_000_000],
  ['fr', '2 Md', 2_000_000_000],
  ['es', '2 mil millones', 2_000_000_000],
  ['es', '1 billon', 1_000_000_000_000],
  ['it', '4 miliardi', 4_000_000_000],
  ['ja', '120億', 12_000_000_000],
  ['ja', '１２０億', 12_000_000_000],
  ['ja', '1億2000万', 120_000_000],
  ['ja', '１，０００', 1000],
  ['ja', '5千万', 50_000_000],
  ['zh-CN', '1.2亿', 120_000_000],
  ['zh-CN', '2萬', 20_000],
  ['zh-TW', '3 百萬', 3_000_000],
  ['ko', '3천만', 30_000_000],
  ['ko', '12억 5000만', 1_250_000_000],
  ['ru', '12 млн', 12_000_000],
  ['ru', '5 тыс.', 5000],
  ['ru', '3 миллиарда', 3_000_000_000],
  ['mn', '2 сая', 2_000_000],
  ['mn', '3 тэрбум', 3_000_000_000],
  ['en-US', '−5', -5],
])('in %s, "%s" is read as %d', (code, text, value) => {
  expect(parseNumber(text, code)).toBe(value)
})

test.each([
  ...['', ' ', '.', ',', '-', 'M', 'ten', '5 pieces', '1,00,0', '12 34', '1.2.3', '5.', '--5', '1 2'],
  ...['1k 2M', '1M 1M', '1.5.M', 'Infinity', 'NaN', '0x10', '1e', '٣'],
])('"%s" is no number', (text) => {
  expect(parseNumber(text, 'en-US')).toBeUndefined()
})

test('any text is either a finite number or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...codes), (text, code) => {
      const read = parseNumber(text, code)
      expect(read === undefined || Number.isFinite(read)).toBe(true)
    }),
  )
})
