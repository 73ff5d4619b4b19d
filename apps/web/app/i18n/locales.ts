import { defaultLocale, publishedLocales } from '@search-foundation/i18n/locale-table'

/** Codes of the locales whose pages exist. */
export const PUBLISHED_LOCALES: readonly string[] = publishedLocales.map(({ code }) => code)

/** The locale of paths without a locale segment. */
export const DEFAULT_LOCALE: string = defaultLocale
