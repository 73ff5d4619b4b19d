import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'

import { defaultLocale, pseudoLocale } from './locale-table.ts'
import { pseudoMessages } from './pseudo-locale.ts'

/** One message file: keys to texts, nested. */
export interface Messages {
  readonly [key: string]: string | Messages
}

/** Loads the messages of a locale and namespace; an app gives this, since only its bundler knows how files become chunks. */
export type LoadMessages = (locale: string, namespace: string) => Promise<Messages>

export interface I18nOptions {
  locale: string
  /** Namespaces to have at hand before the first text is shown; others load when they are asked for. */
  namespaces: readonly string[]
  load: LoadMessages
}

/** i18next calls backends by this shape; failures are logged and English stands in (specification §8). */
function backend(load: LoadMessages) {
  return {
    type: 'backend' as const,
    init: () => undefined,
    read(locale: string, namespace: string, done: (error: Error | null, messages: Messages | null) => void) {
      const source = locale === pseudoLocale ? defaultLocale : locale
      load(source, namespace).then(
        (messages) => done(null, locale === pseudoLocale ? pseudoMessages(messages) : messages),
        (error: unknown) => {
          console.error(`The messages ${namespace} for ${locale} could not be loaded.`, error)
          done(error instanceof Error ? error : new Error(String(error)), null)
        },
      )
    },
  }
}

/** Makes an i18next instance for react-i18next and waits until the given namespaces are loaded. */
export async function createI18n({ locale, namespaces, load }: I18nOptions): Promise<i18n> {
  const instance = createInstance()
  await instance
    .use(backend(load))
    .use(initReactI18next)
    .init({
      lng: locale,
      fallbackLng: defaultLocale,
      ns: [...namespaces],
      defaultNS: namespaces[0] ?? 'common',
      load: 'currentOnly',
      interpolation: { escapeValue: false },
      returnNull: false,
      react: { useSuspense: true },
    })
  return instance
}
