import { expect, test } from 'vitest'

import { numbers } from '../src/format.ts'
import { localeTable } from '../src/locale-table.ts'
import { readLocale } from './check-locale.ts'

/** What the product measures, and the displays in which it writes that. */
const measures = [
  ...['kilobyte', 'megabyte', 'gigabyte', 'terabyte', 'millisecond', 'second', 'minute', 'hour'],
  'percent',
].map((unit) => ({ style: 'unit', unit, unitDisplay: 'short' }) as const)
const bytes = { style: 'unit', unit: 'byte', unitDisplay: 'long' } as const
const powers = Array.from({ length: 10 }, (_, index) => 2 * 10 ** (index + 3))

/** Symbols that every language writes, and words of German and Traditional Chinese that CLDR does not have. */
const symbols = ['ms', 'kB', 'KB', 'MB', 'GB', 'TB', '%', 'Tsd.', '位元組']

const afterFigure = (text: string): string => /\d\s?([^\d\s.,].*)$/u.exec(text)?.[1] ?? ''

/** What stands after a figure in a language: the formatters' own units and powers of ten. A single small letter may be a word. */
function unitsOf(locale: string): string[] {
  const written = [
    ...[bytes, ...measures].flatMap((options) =>
      // One, two and five have different plurals in Russian, and a fraction has another.
      [1, 2, 5, 1.5].map((value) => numbers(locale, options).format(value)),
    ),
    ...powers.map((value) => numbers(locale, { notation: 'compact' }).format(value)),
  ]
  return [...new Set([...symbols, ...written.map(afterFigure)])].filter((unit) => !/^\p{Ll}?$/u.test(unit))
}

const codes = localeTable.map(({ code }) => code)

test.each(codes)('a figure that the formatters write in %s stays with its unit', (code) => {
  const texts = [
    ...[bytes, ...measures, { style: 'percent' } as const].map((options) =>
      numbers(code, options).format(38),
    ),
    ...powers.map((value) => numbers(code, { notation: 'compact' }).format(value)),
  ]
  expect(texts.filter((text) => text.includes(' '))).toEqual([])
})

/** A figure or a placeholder, a space at which a line may end, and a unit. */
const looseUnit = (locale: string) => {
  const units = unitsOf(locale).map((unit) => unit.replaceAll(/[.]/g, '\\.'))
  return new RegExp(`(?:\\d|\\}\\}) (?:${units.join('|')})(?![\\p{L}\\p{N}])`, 'u')
}

test.each(codes)('a figure in a message in %s stays with its unit', (code) => {
  const { messages } = readLocale(new URL(`../messages/${code}/`, import.meta.url))
  const texts = [...messages].flatMap(([namespace, keys]) =>
    [...keys].map(([key, text]) => `${namespace}:${key}: ${text}`),
  )
  const pattern = looseUnit(code)
  expect(texts.filter((text) => pattern.test(text))).toEqual([])
})

test.each([
  ['en-US', 'Up to 100 MB.', true],
  ['en-US', 'Up to 100\u00A0MB.', false],
  ['en-US', '{{count}} min read', true],
  ['en-US', '{{name}} is 5 metrics ahead', false],
  ['de', 'zu {{percent}} % verbraucht', true],
  ['de', '500 Tsd. oder 5\u00A0Mio.', true],
  ['es', 'Por ejemplo, 300 M', true],
  ['fr', '95\u202F% en moins de {{p95}}', false],
  ['ru', 'за {{ms}} мс', true],
  ['ru', '{{model}} с ключом', false],
  ['mn', '100 МБ-аас том', true],
  ['zh-CN', '{{ms}} 毫秒', true],
])('in %s, a line of "%s" may end before a unit: %s', (code, text, isLoose) => {
  expect(looseUnit(code).test(text)).toBe(isLoose)
})
