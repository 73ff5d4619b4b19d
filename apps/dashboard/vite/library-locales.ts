import { localeTable } from '@search-foundation/i18n/locale-table'
import type { Plugin } from 'vite'

const file =
  /\/react-(?:aria|aria-components|stately)\/dist\/private\/(?:.+\/)?intl\/(?:.+\/)?([a-z]{2})-[A-Z]{2}\.m?js$/
const languages = new Set(localeTable.map(({ code }) => code.slice(0, 2)))

/** Whether a module has texts of the component library in a language that the app does not have. */
export function isUnusedLocale(id: string): boolean {
  const language = file.exec(id)?.[1]
  return language !== undefined && !languages.has(language)
}

/** Leaves texts of the component library out that no page shows: it brings them in 34 languages. */
export function libraryLocales(): Plugin {
  return {
    name: 'library-locales',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (isUnusedLocale(id) ? 'export default {}' : null),
  }
}
