import {
  mongolianDates,
  mongolianList,
  mongolianNumbers,
  mongolianRelativeTime,
  type Formatter,
} from './mongolian-formats.ts'

const numberFormats = new Map<string, Formatter<number>>()
const dateFormats = new Map<string, Formatter<Date>>()
const currencyDecimals = new Map<string, number>()

/** Whether texts are Mongolian and the engine can't format for it. */
const needsMongolian = (locale: string): boolean =>
  locale === 'mn' && Intl.DateTimeFormat.supportedLocalesOf(locale).length === 0

/** Keeps a figure and what it counts on one line. CLDR has a no-break space between them in some languages only. */
const withUnit = (text: string): string => text.replaceAll(/(?<=\d) /g, '\u00A0')

/** Returns the formatter of numbers of a locale. Formatters are slow to create, so each is created once. */
export function numbers(locale: string, options: Intl.NumberFormatOptions): Formatter<number> {
  const key = `${locale}:${JSON.stringify(options)}`
  const known = numberFormats.get(key)
  if (known !== undefined) return known
  const native = needsMongolian(locale) ? mongolianNumbers(options) : new Intl.NumberFormat(locale, options)
  const format = { format: (value: number) => withUnit(native.format(value)) }
  numberFormats.set(key, format)
  return format
}

/**
 * Keeps dates on one line: the Russian abbreviation of "year", Korean dates (2026. 11. 29.), and Mongolian years, days and ordinals (11-р),
 * which would break at their hyphen. A Chinese or Japanese year stays with its character (U+2060, which has no width). A date that `isWhole`
 * has no space to break at.
 */
const withNumbersOnOneLine = (format: Formatter<Date>, isWhole: boolean): Formatter<Date> => ({
  format: (value) =>
    format
      .format(value)
      .replace(/ (г\.|оны)/, '\u00A0$1')
      .replace('-р ', '\u2011р ')
      .replace('сарын ', 'сарын\u00A0')
      .replaceAll(isWhole ? ' ' : /(?<=\d\.) (?=\d)/g, '\u00A0')
      .replace(/(?<=\d)(?=年)/, '\u2060'),
})

/** French counts the days of a month from the first: 1er nov., 2 nov. Its data in CLDR does not. */
const withFrenchFirst = (format: Formatter<Date>): Formatter<Date> => ({
  format: (value) => format.format(value).replace(/^1(?= \p{L})/u, '1er'),
})

/** Whether a date is short enough for any column: Nov 29, 2026. The Mongolian one is not. */
const isShortDate = (locale: string, { dateStyle, timeStyle }: Intl.DateTimeFormatOptions): boolean =>
  locale !== 'mn' && dateStyle === 'medium' && timeStyle === undefined

function formatterOf(locale: string, options: Intl.DateTimeFormatOptions): Formatter<Date> {
  if (needsMongolian(locale)) return mongolianDates(options)
  const format = new Intl.DateTimeFormat(locale, options)
  return locale === 'fr' ? withFrenchFirst(format) : format
}

function dates(locale: string, options: Intl.DateTimeFormatOptions): Formatter<Date> {
  const key = `${locale}:${JSON.stringify(options)}`
  const format =
    dateFormats.get(key) ?? withNumbersOnOneLine(formatterOf(locale, options), isShortDate(locale, options))
  dateFormats.set(key, format)
  return format
}

/** An exact number with the locale's separators: 1,234,567. */
export const formatNumber = (value: number, locale: string): string => numbers(locale, {}).format(value)

/** A number with exactly this many decimals: 0.50. */
export const formatDecimal = (value: number, locale: string, decimals: number): string =>
  numbers(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    // What is rounded to zero has no sign.
    signDisplay: 'negative',
  }).format(value)

/** A short number for cards: 1.2M, with at most this many decimals. Show the exact one in a tooltip. */
export const formatCompact = (value: number, locale: string, decimals = 1): string =>
  numbers(locale, { notation: 'compact', maximumFractionDigits: decimals }).format(value)

/** The number of a model's parameters, as model cards name it: 1.54B, 137M. */
export const formatParameters = (count: number, locale: string): string => formatCompact(count, locale, 2)

/** A number with its sign, for credits and debits. */
export const formatSigned = (value: number, locale: string): string =>
  numbers(locale, { signDisplay: 'exceptZero' }).format(value)

/** Money in the currency's minor units (cents; yen have none); whole amounts without decimals. */
export function formatMoney(minorUnits: number, currency: string, locale: string): string {
  const style = { style: 'currency', currency: currency.toUpperCase() } as const
  const scale = 10 ** decimalsOf(currency)
  const whole = minorUnits % scale === 0
  return numbers(
    locale,
    whole ? { ...style, minimumFractionDigits: 0, maximumFractionDigits: 0 } : style,
  ).format(minorUnits / scale)
}

/** A price per unit, in the currency's minor units, with up to three decimals: $0.045. */
export const formatUnitPrice = (minorUnits: number, currency: string, locale: string): string =>
  numbers(locale, {
    style: 'currency',
    currency: currency.toUpperCase(),
    maximumFractionDigits: 3,
  }).format(minorUnits / 10 ** decimalsOf(currency))

/** Decimals of a currency's amounts: 2 for dollars, 0 for yen. */
function decimalsOf(currency: string): number {
  const style = { style: 'currency', currency: currency.toUpperCase() } as const
  const decimals =
    currencyDecimals.get(currency) ??
    new Intl.NumberFormat('en-US', style).resolvedOptions().maximumFractionDigits ??
    2
  currencyDecimals.set(currency, decimals)
  return decimals
}

/** A share between 0 and 1 as a percentage. */
export const formatPercent = (share: number, locale: string): string =>
  numbers(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share)

/** A share of time as a percentage with up to three decimals, rounded down: less than all of it is never 100 %. */
export const formatAvailability = (share: number, locale: string): string =>
  numbers(locale, { style: 'percent', maximumFractionDigits: 3 }).format(Math.floor(share * 1e5 + 1e-6) / 1e5)

/** A date in words: March 4, 2026. A short one is without the year, for axes: Mar 4. An ISO text without a time is a day in UTC. */
export const formatDate = (
  value: Date | string,
  locale: string,
  style: 'short' | 'medium' | 'long' = 'medium',
): string =>
  dates(locale, {
    ...(style === 'short' ? { month: 'short', day: 'numeric' } : { dateStyle: style }),
    ...zoneOf(value),
  }).format(new Date(value))

/** Month and year: Mar 2026. An ISO text without a time is a day in UTC. */
export const formatMonth = (value: Date | string, locale: string): string =>
  dates(locale, { year: 'numeric', month: 'short', ...zoneOf(value) }).format(new Date(value))

const zoneOf = (value: Date | string) =>
  typeof value === 'string' && value.length === 'YYYY-MM-DD'.length ? { timeZone: 'UTC' } : {}

/** Languages whose date in words, with the part of the day or the word for a year, is wider than a column of times. */
const withNumericDate = new Set(['mn', 'zh-TW'])

/** Date and time of day, in one line of a table in every language. */
export const formatDateTime = (value: Date | string, locale: string): string =>
  dates(locale, { dateStyle: withNumericDate.has(locale) ? 'short' : 'medium', timeStyle: 'short' }).format(
    new Date(value),
  )

/** Date and time of day in UTC, with the zone, for mails: Nov 22, 2026, 12:00 PM UTC. */
export const formatUtc = (value: Date | string, locale: string): string =>
  dates(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(new Date(value))

/** Time of day with seconds. Takes milliseconds since the epoch, too. */
export const formatTime = (value: Date | string | number, locale: string): string =>
  dates(locale, { timeStyle: 'medium' }).format(new Date(value))

/** The name of a country by its code (ISO 3166-1, two letters): Germany. In English where the engine does not know the language. */
export const formatCountry = (code: string, locale: string): string =>
  new Intl.DisplayNames([locale, 'en'], { type: 'region' }).of(code) ?? code

const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
]

/** How long ago or until: "2 hours ago". Show the exact time in a title. */
export function formatRelative(value: Date | string, now: Date, locale: string): string {
  const seconds = (new Date(value).getTime() - now.getTime()) / 1000
  const [unit, size] = steps.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1]
  const count = Math.round(seconds / size)
  return withUnit(
    needsMongolian(locale)
      ? mongolianRelativeTime(count, unit)
      : new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(count, unit),
  )
}

/** A measured time in milliseconds: 320 ms. */
export const formatMilliseconds = (milliseconds: number, locale: string): string =>
  numbers(locale, { style: 'unit', unit: 'millisecond', maximumFractionDigits: 0 }).format(milliseconds)

/** A measured time: milliseconds below one second, else seconds with one decimal. */
export const formatDuration = (milliseconds: number, locale: string): string =>
  milliseconds < 1000
    ? formatMilliseconds(milliseconds, locale)
    : numbers(locale, { style: 'unit', unit: 'second', maximumFractionDigits: 1 }).format(milliseconds / 1000)

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

type ByteUnit = (typeof byteUnits)[number]

const byteUnitOf = (bytes: number): ByteUnit =>
  byteUnits[bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3)] ?? 'terabyte'

/** A size in decimal units: 1.5 MB is 1,500,000 bytes. In the largest unit below it, unless sizes are compared in one. */
export const formatBytes = (bytes: number, locale: string, unit: ByteUnit = byteUnitOf(bytes)): string =>
  numbers(locale, {
    style: 'unit',
    unit,
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** byteUnits.indexOf(unit))

/** Names joined as in a sentence: "a, b, and c". Latin words have spaces beside Chinese or Japanese ones: "Reader 和 Reranker". */
export function formatList(
  items: readonly string[],
  locale: string,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  if (needsMongolian(locale)) return mongolianList(items, type)
  const parts = new Intl.ListFormat(locale, { type }).formatToParts(items)
  return parts.reduce((text, { value }) => text + (scriptsMeet(text, value) ? ' ' : '') + value, '')
}

const endsLatin = /[\p{Script=Latin}\p{N}]$/u
const startsLatin = /^[\p{Script=Latin}\p{N}]/u
const endsUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u
const startsUnspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Whether one text ends with a Latin letter or a digit and the next begins with a Chinese or Japanese character, or the reverse. */
const scriptsMeet = (text: string, next: string): boolean =>
  (endsLatin.test(text) && startsUnspaced.test(next)) || (endsUnspaced.test(text) && startsLatin.test(next))
