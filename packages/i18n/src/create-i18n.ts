import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'

import type { Namespace } from './generated/resources.ts'
import { loadMessages, type LoadMessages } from './load-messages.ts'
import { defaultLocale, pseudoLocale } from './locale-table.ts'
import { pseudoMessages } from './pseudo-locale.ts'

export interface I18nOptions {
  locale: string
  /** Namespaces that are loaded before the first text is shown; others load when a component asks for them. */
  namespaces: readonly Namespace[]
  /** Throws on a missing key instead of showing the key. For development, tests and prerendering. */
  strict?: boolean
  load?: LoadMessages
}

/** Loads messages for i18next. A failure is logged (specification §8). */
function backend(load: LoadMessages) {
  return {
    type: 'backend' as const,
    init: () => undefined,
    read(locale: string, namespace: string, done: (error: Error | null, messages: object | null) => void) {
      const source = locale === pseudoLocale ? defaultLocale : locale
      load(source, namespace).then(
        (messages) => done(null, locale === pseudoLocale ? pseudoMessages(messages) : messages),
        (error: unknown) => {
          console.error(`The messages "${namespace}" could not be loaded in the locale ${locale}.`, error)
          done(error instanceof Error ? error : new Error(String(error)), null)
        },
      )
    },
  }
}

function refuseMissingKey(_locales: readonly string[], namespace: string, key: string): never {
  throw new Error(`There is no message "${key}" in the namespace "${namespace}".`)
}

/**
 * Creates an i18next instance for react-i18next and waits until the given namespaces are loaded. When messages of a
 * language cannot be loaded, the instance changes to English as a whole, so that `language` is the language shown.
 */
export async function createI18n(options: I18nOptions): Promise<i18n> {
  const { locale, namespaces, strict = false, load = loadMessages } = options
  const instance = createInstance()
  const incomplete = new Set<string>()
  const leaveIncomplete = async () => {
    if (incomplete.has(instance.language)) await instance.changeLanguage(defaultLocale)
  }
  instance.on('failedLoading', (failed: string) => {
    if (failed === defaultLocale) return
    incomplete.add(failed)
    if (instance.isInitialized) void leaveIncomplete()
  })
  instance.on('languageChanged', () => {
    if (instance.isInitialized) void leaveIncomplete()
  })
  await instance
    .use(backend(load))
    .use(initReactI18next)
    .init({
      lng: locale,
      fallbackLng: defaultLocale,
      ns: [...namespaces],
      load: 'currentOnly',
      interpolation: { escapeValue: false },
      returnNull: false,
      react: { useSuspense: true },
      ...(strict ? { saveMissing: true, missingKeyHandler: refuseMissingKey } : {}),
    })
  await leaveIncomplete()
  return instance
}
