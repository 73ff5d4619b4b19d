import { defaultLocale, publishedLocales } from '@search-foundation/i18n/locale-table'

/** Codes of the locales whose pages exist. */
export const publishedCodes: readonly string[] = publishedLocales.map(({ code }) => code)

/** The locale of paths without a locale segment. */
export const siteDefaultLocale: string = defaultLocale
