/** A language of the product. */
export interface Locale {
  /** The code used in paths, settings and message folders. */
  code: string
  /** Its name in itself, as the language list shows it. */
  nativeName: string
  englishName: string
  /** Whether visitors can choose it (specification §4: ten selectable interface locales). */
  selectable: boolean
  /** Whether all messages are written, so that its pages exist. The others follow; until then their paths lead to landing. */
  published: boolean
  direction: 'ltr' | 'rtl'
  /** The tag given to `Intl` for dates and numbers. */
  dateLocale: string
  /** The locale whose text stands in when a message is missing; none for the default locale itself. */
  fallback: string | undefined
}

/** The locale of paths without a locale segment. */
export const defaultLocale = 'en-US'

const locale = (
  code: string,
  nativeName: string,
  englishName: string,
  options: Partial<Locale> = {},
): Locale => ({
  code,
  nativeName,
  englishName,
  selectable: true,
  published: false,
  direction: 'ltr',
  dateLocale: code,
  fallback: code === defaultLocale ? undefined : defaultLocale,
  ...options,
})

/** Every message locale of the product (specification §4), the default one first. The only place that lists them. */
export const localeTable: readonly Locale[] = [
  locale('en-US', 'English', 'English', { published: true }),
  locale('de', 'Deutsch', 'German', { published: true }),
  locale('fr', 'Français', 'French'),
  locale('es', 'Español', 'Spanish'),
  locale('it', 'Italiano', 'Italian'),
  locale('zh-CN', '简体中文', 'Chinese (simplified)'),
  locale('zh-TW', '繁體中文', 'Chinese (traditional)'),
  locale('ja', '日本語', 'Japanese'),
  locale('ko', '한국어', 'Korean'),
  locale('ru', 'Русский', 'Russian'),
  locale('mn', 'Монгол', 'Mongolian', { selectable: false }),
]

/** Locales whose pages exist, in the order of the language list. */
export const publishedLocales: readonly Locale[] = localeTable.filter(
  ({ published, selectable }) => published && selectable,
)

/** Development's pseudo-locale: English made longer and accented, to show text that is not translatable or does not fit. */
export const pseudoLocale = 'en-XA'

/** The table's code for a code in any case; `en` is `en-US` (specification §4). Undefined for an unknown code. */
export function canonicalLocale(code: string): string | undefined {
  const wanted = code.toLowerCase() === 'en' ? 'en-us' : code.toLowerCase()
  return localeTable.find((entry) => entry.code.toLowerCase() === wanted)?.code
}

/** Whether a code is one of the supported interface locales: selectable and known. */
export function isSupportedLocale(code: string): boolean {
  const canonical = canonicalLocale(code)
  return localeTable.some((entry) => entry.code === canonical && entry.selectable)
}

/** Whether pages exist in a locale. */
export function isPublishedLocale(code: string): boolean {
  return publishedLocales.some((entry) => entry.code === code)
}
