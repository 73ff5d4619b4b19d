import { canonicalLocale, defaultLocale, localeTable, type LocaleCode } from './locale-table.ts'

/** Every language that has a code has one of two or three letters (RFC 5646 §2.2.1): what else a path begins with needs no look-up. */
const languageTag = /^[a-z]{2,3}(?:-|$)/i

/** The language and the script of a tag, by which locales are compared: `zh-Hant` for `zh-TW` and `zh-HK`. Undefined for an invalid tag. */
function writingOf(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language}-${script}`
  } catch {
    return undefined
  }
}

let localesByWriting: ReadonlyMap<string | undefined, LocaleCode> | undefined

/** The locales by their writing. Made when it is first needed: the first look-ups of a page take milliseconds, and most pages need none. */
const byWriting = () => (localesByWriting ??= new Map(localeTable.map(({ code }) => [writingOf(code), code])))

/** Returns the locale that serves a language tag: `de` for `de-AT`, `zh-TW` for `zh_HK`. Undefined when none does. */
export function matchLocale(tag: string): LocaleCode | undefined {
  const name = tag.replaceAll('_', '-')
  if (!languageTag.test(name)) return undefined
  return canonicalLocale(name) ?? byWriting().get(writingOf(name))
}

/**
 * Returns the locale for what a visitor wants, the default locale when none fits.
 *
 * @param wanted language tags or values of `Accept-Language`; earlier ones take precedence
 */
export function preferredLocale(...wanted: readonly (string | undefined)[]): LocaleCode {
  const tags = wanted.flatMap((list) => (list ?? '').split(',').map(weighted).toSorted(byWeight))
  return tags.map(({ tag }) => matchLocale(tag)).find((locale) => locale !== undefined) ?? defaultLocale
}

interface Weighted {
  tag: string
  weight: number
}

/** Reads one entry of `Accept-Language`, such as `de;q=0.8` (RFC 9110 §12.5.4). */
function weighted(entry: string): Weighted {
  const [tag = '', parameter = ''] = entry.split(';')
  const weight = Number(/^\s*q=([\d.]+)/.exec(parameter)?.[1] ?? 1)
  return { tag: tag.trim(), weight }
}

const byWeight = (left: Weighted, right: Weighted) => right.weight - left.weight
