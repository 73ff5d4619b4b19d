import type { TFunction } from 'i18next'

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
import { createStaticTranslator, type Namespaces, type StaticTranslator } from './static-translator.ts'

export interface I18nOptions {
  locale: string
  /** Message files that are loaded before the first text is shown; others load when a component asks for one of their namespaces. */
  files: readonly MessageFile[]
  /** Throws on a missing key instead of showing the key. For development, tests and prerendering. */
  strict?: boolean
  load?: LoadMessages
}

/** The texts of the interface language, which can change. */
export interface I18n {
  /** The language shown. */
  readonly language: string
  /** Returns the `t` of namespaces whose messages are loaded. It is the same function as long as the language is the same. */
  readonly translator: StaticTranslator
  /** Loads the messages of a language and shows it. When they cannot be loaded, the language stays as it is. */
  changeLanguage: (locale: string) => Promise<void>
  /** Loads the messages of namespaces. Returns nothing when they are loaded. */
  loadNamespaces: (namespaces: Namespaces) => Promise<void> | undefined
  /** Calls the listener after each change of the texts. Returns a function that ends that. */
  subscribe: (listener: () => void) => () => void
}

const asList = (namespaces: Namespaces): readonly Namespace[] =>
  typeof namespaces === 'string' ? [namespaces] : namespaces

function withAccents(messages: NamespaceMessages): NamespaceMessages {
  return Object.fromEntries(Object.entries(messages).map(([name, texts]) => [name, pseudoMessages(texts)]))
}

/** Returns a function that loads each message file once. A failure is logged (specification §8) and may be retried. */
function cached(load: LoadMessages): LoadMessages {
  const loading = new Map<string, Promise<NamespaceMessages>>()

  async function read(locale: string, file: MessageFile): Promise<NamespaceMessages> {
    if (locale === pseudoLocale) return withAccents(await load(defaultLocale, file))
    return await load(locale, file)
  }

  return (locale, file) => {
    const id = `${locale}/${file}`
    const started = loading.get(id)
    if (started !== undefined) return started
    const loaded = read(locale, file).catch((error: unknown) => {
      loading.delete(id)
      console.error(`The messages "${file}" could not be loaded in the locale ${locale}.`, error)
      throw error
    })
    loading.set(id, loaded)
    return loaded
  }
}

/** Returns a translator that creates the `t` of the same namespaces once. */
function remembering(translator: StaticTranslator): StaticTranslator {
  const created = new Map<string, TFunction<Namespaces>>()
  return (namespaces) => {
    const id = String(namespaces)
    const t = created.get(id) ?? translator(namespaces)
    created.set(id, t)
    // The id contains the namespaces.
    return t as TFunction<typeof namespaces>
  }
}

/**
 * Loads the texts of a locale and waits until the given files are there. When messages of a language cannot be loaded, the
 * texts are English as a whole, so that `language` is the language shown.
 *
 * @throws when the English messages cannot be loaded either
 */
export async function createI18n(options: I18nOptions): Promise<I18n> {
  const load = cached(options.load ?? loadMessages)
  const files = new Set(options.files)
  const listeners = new Set<() => void>()
  const opening = new Map<MessageFile, Promise<void>>()

  function refuse(id: string): void {
    const [namespace, key] = id.split(/:(.*)/s)
    if (options.strict) throw new Error(`There is no message "${key}" in the namespace "${namespace}".`)
  }

  async function read(locale: string) {
    const shown = [...files]
    const messages: NamespaceMessages[] = await Promise.all(shown.map((file) => load(locale, file)))
    const translator = remembering(createStaticTranslator(Object.assign({}, ...messages), locale, refuse))
    return { locale, files: new Set(shown), translator }
  }
  const readOrEnglish = (locale: string) =>
    locale === defaultLocale ? read(locale) : read(locale).catch(() => read(defaultLocale))

  let shown = await readOrEnglish(options.locale)
  function show(next: typeof shown): void {
    shown = next
    for (const listener of listeners) listener()
  }

  return {
    get language() {
      return shown.locale
    },
    get translator() {
      return shown.translator
    },
    async changeLanguage(locale) {
      const next = await read(locale).catch(() => undefined)
      if (next !== undefined) show(next)
    },
    loadNamespaces(namespaces) {
      const missing = asList(namespaces)
        .map(fileOf)
        .filter((file) => !shown.files.has(file))
      const [file] = missing
      if (file === undefined) return undefined
      for (const name of missing) files.add(name)
      const opened =
        opening.get(file) ??
        readOrEnglish(shown.locale)
          .then(show)
          .finally(() => opening.delete(file))
      opening.set(file, opened)
      return opened
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
