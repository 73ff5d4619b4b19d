import { englishLabels, type Labels } from '@search-foundation/ui/labels'
import type { i18n } from 'i18next'

/**
 * Returns the built-in texts of components in a language, as far as its messages are there: a page has all, an island those that it was given.
 * Labels with slots are left out; no part of the site shows one.
 */
export function labelsOf(i18n: i18n, locale: string): Partial<Labels> {
  const bundles = ['ui', 'common'].map(
    (namespace) => (i18n.getResourceBundle(locale, namespace) ?? {}) as Record<string, unknown>,
  )
  return Object.fromEntries(
    Object.keys(englishLabels).flatMap((name) => {
      const text = bundles.map((bundle) => bundle[name]).find((found) => found !== undefined)
      return typeof text === 'string' && !text.includes('{{') ? [[name, text]] : []
    }),
  )
}
