import { defaultLocale, localeTable } from '@search-foundation/i18n/locale-table'

import { isEnglishOnly } from '../ground/site-map.ts'

const english = localeTable.find(({ code }) => code === defaultLocale)

/**
 * Marks a result that leads from a page in another language to one that is in English only: the words by their language, and the element
 * `[data-language]` by its name.
 */
export function markLanguage(result: Element, words: Element | null, path: string): void {
  if (result.ownerDocument.documentElement.lang === defaultLocale || !isEnglishOnly(path)) return
  const mark = result.querySelector('[data-language]')
  for (const element of [words, mark]) element?.setAttribute('lang', defaultLocale)
  mark?.append(english?.nativeName ?? '')
}
