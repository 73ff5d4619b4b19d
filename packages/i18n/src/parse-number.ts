import { numbers } from './format.ts'

/** Words and abbreviations that are understood in every language, unless the language itself has another meaning for them. */
const international: Readonly<Record<string, number>> = {
  ...{ k: 1e3, tsd: 1e3, thousand: 1e3, m: 1e6, mio: 1e6, mln: 1e6, million: 1e6, millions: 1e6 },
  ...{ b: 1e9, bn: 1e9, md: 1e9, mld: 1e9, mrd: 1e9, billion: 1e9, billions: 1e9 },
  ...{ t: 1e12, trillion: 1e12, trillions: 1e12 },
  ...{ 千: 1e3, 万: 1e4, 萬: 1e4, 亿: 1e8, 億: 1e8 },
}
/** Multiples that East Asian languages put before a word: 千万 is ten million. */
const multiples: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, 십: 10, 백: 100, 천: 1000 }

const magnitudes = new Map<string, ReadonlyMap<string, number>>()

/**
 * Reads a number as people write it in a language: `1,234.5`, `1.234,5`, `1 234`, `1.5M`, `12 Mrd.`, `120億`, `1億2000万`, `12 млн`, `2e6`, also in
 * full-width digits. What `formatNumber`, `formatDecimal`, `formatSigned` and `formatCompact` print is read back.
 *
 * Points and commas are told apart by their places. Where both readings are possible, as in `1.500`, the language decides.
 *
 * @returns the number; undefined for anything else, such as an empty text or one with another word
 */
export function parseNumber(text: string, locale: string): number | undefined {
  const [, sign = '', rest = ''] = /^([+-]?)(.*)$/su.exec(tidy(text)) ?? []
  if (/^\d+(?:[.,]\d+)?e\+?\d{1,2}$/u.test(rest)) return signed(sign, Number(rest.replace(',', '.')))
  const parts = [...rest.matchAll(/([\d.,' ]*[\d.,'])([^\d,']*)/gu)]
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== rest) return undefined

  const words = wordsOf(locale)
  let sum = 0
  let last = Infinity
  for (const [, digits = '', word = ''] of parts) {
    const number = readDigits(digits, decimalOf(locale))
    const factor = keyOf(word) === '' ? 1 : words.get(keyOf(word))
    // Parts of one number become smaller: 1億2000万.
    if (number === undefined || factor === undefined || factor >= last) return undefined
    sum += number * factor
    last = factor
  }
  return signed(sign, sum)
}

/** Rounds away what floating point adds: 1.1 × 1e9. */
const signed = (sign: string, value: number) => Number((sign === '-' ? -value : value).toPrecision(15))

/** Narrow letters and digits, plain spaces and signs. */
const tidy = (text: string): string =>
  text
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replaceAll(/[’‘`´_]/gu, "'")
    .replaceAll('−', '-')
    .replaceAll(/\s+/gu, ' ')

/** A word without accents, points and spaces: `mil millones` and `тыс.` */
const keyOf = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/[\p{M}\s.]/gu, '')
    .normalize('NFC')

const decimalOf = (locale: string): string =>
  numbers(locale, { minimumFractionDigits: 1 }).format(0.5).replaceAll(/\d/gu, '')

const grouped = /^[1-9]\d{0,2}([.,' ])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/u
const decimal = /^\d*([.,])\d+$/u

/** Reads digits with separators. Groups have three digits and one separator. */
function readDigits(text: string, localDecimal: string): number | undefined {
  const digits = text.trim()
  if (/^\d+$/u.test(digits)) return Number(digits)
  const [, separator] = grouped.exec(digits) ?? []
  const [, point] = decimal.exec(digits) ?? []
  if (separator !== undefined && !(point !== undefined && point === localDecimal)) {
    return Number(digits.replaceAll(separator, '').replace(',', '.'))
  }
  return point === undefined ? undefined : Number(digits.replace(point, '.'))
}

/** Returns the words for magnitudes with their factors: those that the language's own short and long numbers have, and the international ones. */
function wordsOf(locale: string): ReadonlyMap<string, number> {
  const known = magnitudes.get(locale)
  if (known !== undefined) return known
  const words = new Map(Object.entries(international))
  for (const compactDisplay of ['short', 'long'] as const) {
    const format = numbers(locale, { notation: 'compact', compactDisplay })
    for (let exponent = 3; exponent < 15; exponent++) {
      // One, two and five have different plurals in Russian.
      for (const count of [1, 2, 5]) {
        const value = count * 10 ** exponent
        const [, digits = '', word = ''] = /^([\d.,' ]*)(.*)$/u.exec(tidy(format.format(value))) ?? []
        // Italian writes "mille" for a thousand, without a digit.
        const printed = digits.trim() === '' ? 1 : readDigits(digits, decimalOf(locale))
        if (word !== '' && printed !== undefined) words.set(keyOf(word), value / printed)
      }
    }
  }
  for (const [word, factor] of [...words]) {
    if (factor < 1e4 || !/^[\p{sc=Han}\p{sc=Hangul}]$/u.test(word)) continue
    for (const [multiple, times] of Object.entries(multiples)) words.set(multiple + word, times * factor)
  }
  magnitudes.set(locale, words)
  return words
}
