import { expect, test, vi, onTestFinished } from 'vitest'

import { formatCompact, formatDate, formatDateTime, formatList, formatRelative } from './format.ts'
import {
  mongolianDates,
  mongolianList,
  mongolianNumbers,
  mongolianRelativeTime,
} from './mongolian-formats.ts'

/** Node has the data for Mongolian that Chromium lacks. CLDR differs from itself in a dot and in the form of its spaces. */
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ').replace('мян.', 'мян')

test.each<Intl.NumberFormatOptions>([
  {},
  { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  { signDisplay: 'exceptZero' },
  { style: 'percent', maximumFractionDigits: 1 },
  { style: 'currency', currency: 'USD' },
  { style: 'currency', currency: 'EUR', minimumFractionDigits: 0, maximumFractionDigits: 0 },
  { style: 'unit', unit: 'byte', unitDisplay: 'long' },
  { style: 'unit', unit: 'kilobyte', unitDisplay: 'short' },
  { style: 'unit', unit: 'megabyte', unitDisplay: 'short' },
  { style: 'unit', unit: 'gigabyte', unitDisplay: 'short' },
  { style: 'unit', unit: 'terabyte', unitDisplay: 'short' },
  { style: 'unit', unit: 'millisecond' },
  { style: 'unit', unit: 'second' },
  { notation: 'compact', maximumFractionDigits: 1 },
])('numbers with %j are those of CLDR', (options) => {
  const native = new Intl.NumberFormat('mn', options)
  for (const value of [0, 1, -3, 2.5, 999, 1000, 1234.5, 99_949, 1_234_567, 2.5e9, 3.5e10]) {
    expect(plain(mongolianNumbers(options).format(value))).toBe(plain(native.format(value)))
  }
})

test.each<Intl.DateTimeFormatOptions>([
  { dateStyle: 'short' },
  { dateStyle: 'medium' },
  { dateStyle: 'long' },
  { year: 'numeric', month: 'short' },
  { month: 'short', day: 'numeric' },
  { dateStyle: 'medium', timeStyle: 'short' },
  { dateStyle: 'short', timeStyle: 'short' },
  { timeStyle: 'medium' },
  {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  },
])('dates with %j are those of CLDR, in each month and in other zones', (options) => {
  for (const timeZone of ['UTC', 'Asia/Ulaanbaatar', 'America/St_Johns']) {
    const native = new Intl.DateTimeFormat('mn', { ...options, timeZone })
    const own = mongolianDates({ ...options, timeZone })
    for (let month = 0; month < 12; month++) {
      const date = new Date(Date.UTC(2026, month, 1 + 2 * month, 2 * month, 5, 7))
      // The names of zones differ between engines.
      const text = (found: string) => plain(found).replace(/\(.*\)/, '(zone)')
      expect(text(own.format(date))).toBe(text(native.format(date)))
    }
  }
})

test.each(['year', 'month', 'day', 'hour', 'minute', 'second'] as const)(
  'relative times in the unit %s are those of CLDR',
  (unit) => {
    const native = new Intl.RelativeTimeFormat('mn', { numeric: 'auto' })
    for (const value of [-30, -3, -2, -1, 0, 1, 2, 3, 30]) {
      expect(mongolianRelativeTime(value, unit)).toBe(plain(native.format(value, unit)))
    }
  },
)

test.each(['conjunction', 'disjunction'] as const)('lists of the type %s are those of CLDR', (type) => {
  const native = new Intl.ListFormat('mn', { type })
  for (const items of [[], ['a'], ['a', 'b'], ['a', 'b', 'c', 'd']]) {
    expect(mongolianList(items, type)).toBe(native.format(items))
  }
})

test('a browser without Mongolian does not format in English', () => {
  const supported = vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([])
  onTestFinished(() => supported.mockRestore())
  expect(formatDate('2026-11-26', 'mn')).toBe('2026\u00A0оны 11\u2011р сарын\u00A026')
  expect(formatDateTime(new Date(2026, 10, 6, 9, 5), 'mn')).toBe('2026.11.06 09:05')
  expect(plain(formatCompact(1_600_000_000, 'mn'))).toBe('1.6 тэрбум')
  expect(formatList(['нэг', 'хоёр'], 'mn')).toBe('нэг, хоёр')
  expect(formatRelative('2026-01-09', new Date('2026-01-10'), 'mn')).toBe('өчигдөр')
})
