import { localeTable, pseudoLocale } from '@search-foundation/i18n/locale-table'

/** Languages beside those of the setting: in development the pseudo-locale, which has no path. */
const developmentLocales = import.meta.env.DEV ? [{ code: pseudoLocale, label: 'Pseudo (en-XA)' }] : []

/**
 * Returns the languages to choose from, each under its own name: those that are offered, and the current one, which is not
 * offered if somebody came by the address of Mongolian.
 */
export const languageOptions = (
  offered: readonly string[],
  current: string,
): { code: string; label: string }[] => [
  ...localeTable
    .filter(({ code }) => code === current || offered.includes(code))
    .map(({ code, nativeName }) => ({ code, label: nativeName })),
  ...developmentLocales,
]
