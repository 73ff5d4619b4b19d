/*
 * Formats of Mongolian (CLDR 48), for browsers that have none: Chromium has no data for `mn` and would format in English. The polyfills of
 * FormatJS are 115 kB for this, and 190 kB more for time zones, and would replace `Intl` for all languages of the page. These formats
 * rewrite the parts of the English ones, whose digits, separators and time zones are right, and are used only where
 * `supportedLocalesOf('mn')` is empty. About 1 kB is loaded in every language, since pages format before anything could be loaded for one.
 */

/** The part of a formatter of `Intl` that is used. */
export interface Formatter<Value> {
  format(value: Value): string
}

const units: Readonly<Record<string, string>> = {
  byte: 'байт',
  bytes: 'байт',
  kB: 'кБ',
  MB: 'МБ',
  GB: 'ГБ',
  TB: 'ТБ',
  ms: 'мс',
  sec: 'сек',
}
const magnitudes: Readonly<Record<string, string>> = { K: 'мян', M: 'сая', B: 'тэрбум', T: 'их наяд' }

/** Separators and digits are those of English; words and the place of a currency are not. */
export function mongolianNumbers(options: Intl.NumberFormatOptions): Formatter<number> {
  const english = new Intl.NumberFormat('en-US', options)
  const inMongolian = ({ type, value }: Intl.NumberFormatPart) => {
    if (type === 'currency') return `${value}\u00A0`
    if (type === 'compact') return `\u00A0${magnitudes[value] ?? value}`
    return type === 'unit' ? (units[value] ?? value) : value
  }
  return { format: (value) => english.formatToParts(value).map(inMongolian).join('') }
}

const months = [
  'нэгдүгээр',
  'хоёрдугаар',
  'гуравдугаар',
  'дөрөвдүгээр',
  'тавдугаар',
  'зургаадугаар',
  'долоодугаар',
  'наймдугаар',
  'есдүгээр',
  'аравдугаар',
  'арван нэгдүгээр',
  'арван хоёрдугаар',
]

export function mongolianDates(options: Intl.DateTimeFormatOptions): Formatter<Date> {
  const { dateStyle, timeStyle } = options
  const english = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
    ...(options.timeZone === undefined ? {} : { timeZone: options.timeZone }),
  })
  return {
    format(value) {
      const part = Object.fromEntries(english.formatToParts(value).map((found) => [found.type, found.value]))
      const { year, month = '', day = '', hour, minute, second, timeZoneName } = part
      const name = dateStyle === 'long' ? months[Number(month) - 1] : `${Number(month)}-р`
      const dateParts = () => {
        if (dateStyle === 'short') return `${year}.${month}.${day}`
        const isDay = dateStyle !== undefined || options.day !== undefined
        const inYear = `${name} ${isDay ? `сарын ${Number(day)}` : 'сар'}`
        return dateStyle === undefined && options.year === undefined ? inYear : `${year} оны ${inYear}`
      }
      return [
        ...((dateStyle ?? options.year ?? options.month) ? [dateParts()] : []),
        ...((timeStyle ?? options.hour)
          ? [`${hour}:${minute}${timeStyle === 'medium' ? `:${second}` : ''}`]
          : []),
        ...(options.timeZoneName === undefined ? [] : [`(${timeZoneName})`]),
      ].join(' ')
    },
  }
}

/** For each unit its genitive, and the words for some values. */
const relativeTimes: Readonly<Record<string, readonly [genitive: string, words: Record<number, string>]>> = {
  year: ['жилийн', { [-1]: 'өнгөрсөн жил', 0: 'энэ жил', 1: 'ирэх жил' }],
  month: ['сарын', { [-1]: 'өнгөрсөн сар', 0: 'энэ сар', 1: 'ирэх сар' }],
  day: ['өдрийн', { [-2]: 'уржигдар', [-1]: 'өчигдөр', 0: 'өнөөдөр', 1: 'маргааш', 2: 'нөгөөдөр' }],
  hour: ['цагийн', { 0: 'энэ цаг' }],
  minute: ['минутын', { 0: 'энэ минут' }],
  second: ['секундын', { 0: 'одоо' }],
}

/** A time from now, in words where there are any: өчигдөр, 3 өдрийн өмнө. */
export function mongolianRelativeTime(value: number, unit: string): string {
  const [genitive, words] = relativeTimes[unit] ?? ['', {}]
  return words[value] ?? `${Math.abs(value)} ${genitive} ${value < 0 ? 'өмнө' : 'дараа'}`
}

export function mongolianList(items: readonly string[], type: 'conjunction' | 'disjunction'): string {
  if (type === 'conjunction' || items.length < 2) return items.join(', ')
  return items.length === 2 ? items.join(' эсвэл ') : `${items.join(', ')} зэргийн аль нэг`
}
