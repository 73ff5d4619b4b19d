/** A row of the locale table. */
export interface Locale<Code extends string = string> {
  /** The code used in paths, settings, message folders and for `Intl`. */
  code: Code
  /** The language's name in the language itself, as language lists show it. */
  nativeName: string
  /** Whether visitors can choose it (specification §4: ten selectable interface locales). */
  selectable: boolean
}

/*
 * A language is in the table when its messages, glossary, legal documents, two articles and the summaries of the others are there; tests refuse
 * a row without them, and no code decides between published and other languages. Articles without a translation show their English text,
 * marked with its language: nobody would answer for a machine's translation, and lists without them would differ by language.
 */
const rows = [
  { code: 'en-US', nativeName: 'English', selectable: true },
  { code: 'de', nativeName: 'Deutsch', selectable: true },
  { code: 'fr', nativeName: 'Français', selectable: true },
  { code: 'es', nativeName: 'Español', selectable: true },
  { code: 'it', nativeName: 'Italiano', selectable: true },
  { code: 'zh-CN', nativeName: '简体中文', selectable: true },
  { code: 'zh-TW', nativeName: '繁體中文', selectable: true },
  { code: 'ja', nativeName: '日本語', selectable: true },
  { code: 'ko', nativeName: '한국어', selectable: true },
  { code: 'ru', nativeName: 'Русский', selectable: true },
  { code: 'mn', nativeName: 'Монгол', selectable: false },
] as const satisfies readonly Locale[]

/** Code of one of the eleven message locales. */
export type LocaleCode = (typeof rows)[number]['code']

/** Every message locale of the product (specification §4), the default one first. The only list of locales. */
export const localeTable: readonly Locale<LocaleCode>[] = rows

/** The locale of paths without a locale segment, and the one whose text replaces a missing message. */
export const defaultLocale = 'en-US' satisfies LocaleCode

/** Locales that a language list offers. The others have pages, too, which visitors reach by their address. */
export const offeredLocales = localeTable.filter(({ selectable }) => selectable)

/** Pseudo-locale for development: English, longer and with accents, so that untranslated or clipped text is visible. */
export const pseudoLocale = 'en-XA'

/** Returns the table's code for a code in any case, with `en` as `en-US` (specification §4); undefined when unknown. */
export function canonicalLocale(code: string): LocaleCode | undefined {
  const wanted = code.toLowerCase() === 'en' ? 'en-us' : code.toLowerCase()
  return localeTable.find((locale) => locale.code.toLowerCase() === wanted)?.code
}
