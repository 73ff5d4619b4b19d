const cache = new Map<string, Intl.NumberFormat>()
const dateCache = new Map<string, Intl.DateTimeFormat>()

function dates(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale}:${JSON.stringify(options)}`
  const known = dateCache.get(key)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat(locale, options)
  dateCache.set(key, made)
  return made
}

/** Number formatters are slow to make, so each is made once. */
function numbers(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale}:${JSON.stringify(options)}`
  const known = cache.get(key)
  if (known !== undefined) return known
  const made = new Intl.NumberFormat(locale, options)
  cache.set(key, made)
  return made
}

/** An exact number with the locale's separators. */
export const formatNumber = (value: number, locale: string): string => numbers(locale, {}).format(value)

/** A short number for cards: 1.2M. Show the exact one in a tooltip. */
export const formatCompact = (value: number, locale: string): string =>
  numbers(locale, { notation: 'compact', maximumFractionDigits: 1 }).format(value)

/** A number with its sign, for what comes and goes. */
export const formatSigned = (value: number, locale: string): string =>
  numbers(locale, { signDisplay: 'exceptZero' }).format(value)

/** Money from the currency's minor units (cents; yen have none); whole amounts without decimals. */
export function formatMoney(minorUnits: number, currency: string, locale: string): string {
  const style = { style: 'currency', currency: currency.toUpperCase() } as const
  const decimals = numbers(locale, style).resolvedOptions().maximumFractionDigits ?? 2
  const scale = 10 ** decimals
  const whole = minorUnits % scale === 0
  return numbers(
    locale,
    whole ? { ...style, minimumFractionDigits: 0, maximumFractionDigits: 0 } : style,
  ).format(minorUnits / scale)
}

/** A share between 0 and 1 as a percentage. */
export const formatPercent = (share: number, locale: string): string =>
  numbers(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share)

/** A date in words: 4 March 2026. Takes an ISO text or a Date; days without a time are read as UTC. */
export const formatDate = (
  value: Date | string,
  locale: string,
  style: 'short' | 'medium' | 'long' = 'medium',
): string =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: style,
    ...(typeof value === 'string' && value.length === 10 ? { timeZone: 'UTC' } : {}),
  }).format(new Date(value))

/** Date and time of day. */
export const formatDateTime = (value: Date | string, locale: string): string =>
  dates(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(value))

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
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.round(seconds / size), unit)
}

/** A measured time: milliseconds below one second, else seconds with one decimal. */
export const formatDuration = (milliseconds: number, locale: string): string =>
  milliseconds < 1000
    ? numbers(locale, { style: 'unit', unit: 'millisecond', maximumFractionDigits: 0 }).format(milliseconds)
    : numbers(locale, { style: 'unit', unit: 'second', maximumFractionDigits: 1 }).format(milliseconds / 1000)

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** A file size in decimal units: 1.5 MB is 1,500,000 bytes. */
export function formatBytes(bytes: number, locale: string): string {
  const step = Math.min(byteUnits.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3))
  return numbers(locale, {
    style: 'unit',
    unit: byteUnits[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** step)
}

/** Names joined as a sentence would: "a, b, and c". */
export const formatList = (
  items: readonly string[],
  locale: string,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => new Intl.ListFormat(locale, { type }).format(items)
