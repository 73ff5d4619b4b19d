import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'

import { messageFiles } from './generated/resources.ts'
import {
  fileOf,
  loadMessages,
  type LoadMessages,
  type MessageFile,
  type Namespace,
  type NamespaceMessages,
} from './load-messages.ts'
import { defaultLocale, pseudoLocale } from './locale-table.ts'
import { pseudoMessages } from './pseudo-locale.ts'

export interface I18nOptions {
  locale: string
  /** Message files that are loaded before the first text is shown; others load when a component asks for one of their namespaces. */
  files: readonly MessageFile[]
  /** Throws on a missing key instead of showing the key. For development, tests and prerendering. */
  strict?: boolean
  load?: LoadMessages
}

/** Loads messages for i18next, each file once for all of its namespaces. A failure is logged (specification §8). */
function backend(load: LoadMessages) {
  const loading = new Map<string, Promise<NamespaceMessages>>()

  function loadFile(locale: string, file: MessageFile): Promise<NamespaceMessages> {
    const id = `${locale}/${file}`
    const started = loading.get(id)
    if (started !== undefined) return started
    const source = locale === pseudoLocale ? defaultLocale : locale
    const loaded = load(source, file).catch((error: unknown) => {
      loading.delete(id)
      console.error(`The messages "${file}" could not be loaded in the locale ${locale}.`, error)
      throw error
    })
    loading.set(id, loaded)
    return loaded
  }

  async function readNamespace(locale: string, namespace: Namespace) {
    const file = await loadFile(locale, fileOf(namespace))
    const messages = file[namespace] ?? {}
    return locale === pseudoLocale ? pseudoMessages(messages) : messages
  }

  return {
    type: 'backend' as const,
    init: () => undefined,
    read(locale: string, namespace: string, done: (error: Error | null, messages: object | null) => void) {
      readNamespace(locale, namespace as Namespace).then(
        (messages) => done(null, messages),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
      )
    },
  }
}

function refuseMissingKey(_locales: readonly string[], namespace: string, key: string): never {
  throw new Error(`There is no message "${key}" in the namespace "${namespace}".`)
}

/**
 * Creates an i18next instance for react-i18next and waits until the given files are loaded. When messages of a
 * language cannot be loaded, the instance changes to English as a whole, so that `language` is the language shown.
 */
export async function createI18n(options: I18nOptions): Promise<i18n> {
  const { locale, files, strict = false, load = loadMessages } = options
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
      ns: files.flatMap((file) => messageFiles[file]),
      load: 'currentOnly',
      interpolation: { escapeValue: false },
      returnNull: false,
      react: { useSuspense: true },
      ...(strict ? { saveMissing: true, missingKeyHandler: refuseMissingKey } : {}),
    })
  await leaveIncomplete()
  return instance
}
