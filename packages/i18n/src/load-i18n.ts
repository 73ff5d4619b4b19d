import type { i18n } from 'i18next'

import { createI18n } from './create-i18n.ts'
import { loadMessages, type LoadMessages } from './load-messages.ts'
import { defaultLocale, pseudoLocale } from './locale-table.ts'
import type { MessageFile, NamespaceMessages } from './messages.ts'
import { pseudoMessages } from './pseudo-locale.ts'

export interface LoadI18nOptions {
  locale: string
  /** The message files of the app. */
  files: readonly MessageFile[]
  /** Throws on a missing key instead of showing the key. For development, tests and prerendering. */
  strict?: boolean
  load?: LoadMessages
}

/** An i18next instance whose language can change. */
export interface LoadedI18n {
  i18n: i18n
  /** Loads the messages of a language and shows it. When they cannot be loaded, the language stays as it is. */
  changeLanguage: (locale: string) => Promise<void>
}

/**
 * Creates an i18next instance with the messages of a locale. When they cannot be loaded, the texts are English as a whole, so
 * that `i18n.language` is the language shown.
 *
 * @throws when the English messages cannot be loaded either
 */
export async function loadI18n(options: LoadI18nOptions): Promise<LoadedI18n> {
  const { files, strict = false, load = loadMessages } = options

  /** A failure is logged (specification §8) and may be retried. */
  async function loadFile(locale: string, file: MessageFile): Promise<NamespaceMessages> {
    try {
      if (locale === pseudoLocale) return pseudoMessages(await load(defaultLocale, file))
      return await load(locale, file)
    } catch (error) {
      console.error(`The messages "${file}" could not be loaded in the locale ${locale}.`, error)
      throw error
    }
  }

  async function read(locale: string): Promise<NamespaceMessages> {
    const loaded = await Promise.all(files.map((file) => loadFile(locale, file)))
    return Object.assign({}, ...loaded) as NamespaceMessages
  }

  async function open(locale: string): Promise<i18n> {
    return createI18n(locale, { [locale]: await read(locale) }, strict ? refuse : showKey)
  }

  const i18n = await open(options.locale).catch((error: unknown) => {
    if (options.locale === defaultLocale) throw error
    return open(defaultLocale)
  })

  return {
    i18n,
    async changeLanguage(locale) {
      const messages = await read(locale).catch(() => undefined)
      if (messages === undefined) return
      for (const [namespace, texts] of Object.entries(messages))
        i18n.addResourceBundle(locale, namespace, texts)
      await i18n.changeLanguage(locale)
    },
  }
}

function refuse(key: string): never {
  throw new Error(`There is no message "${key}".`)
}

const showKey = () => undefined
