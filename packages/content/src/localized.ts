/** The locales the content is written in. Others show the English text. */
export const contentLocales = ['en-US', 'de'] as const

export type ContentLocale = (typeof contentLocales)[number]

/** One text in every content locale. */
export type Localized = Readonly<Record<ContentLocale, string>>

/** The text in a locale, or in English where the content is not written in it. */
export function localized(text: Localized, locale: string): string {
  return contentLocales.some((known) => known === locale) ? text[locale as ContentLocale] : text['en-US']
}
