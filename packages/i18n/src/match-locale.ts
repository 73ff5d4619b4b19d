import {
  canonicalLocale,
  defaultLocale,
  isPublishedLocale,
  publishedLocales,
  type LocaleCode,
} from './locale-table.ts'

const languageOf = (tag: string) => tag.toLowerCase().split(/[-_]/)[0]

/** Returns the published locale that serves a language tag: `de` for `de-AT`, `en-US` for `en_GB`. Undefined when none does. */
export function matchLocale(tag: string): LocaleCode | undefined {
  const exact = canonicalLocale(tag.replaceAll('_', '-'))
  if (exact !== undefined && isPublishedLocale(exact)) return exact
  return publishedLocales.find(({ code }) => languageOf(code) === languageOf(tag))?.code
}

/**
 * Returns the published locale for what a visitor wants, the default locale when none fits.
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
