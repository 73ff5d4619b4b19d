import type { LoadMessages } from '@search-foundation/i18n/load-messages'
import { defaultLocale } from '@search-foundation/i18n/locale-table'

/** Texts of React Aria in one language, by package and key. */
type Pack = Readonly<Record<string, object>>

/** Loads the functions that load the texts of each locale. */
export type LoadPacks = () => Promise<{ packs: Readonly<Record<string, () => Promise<{ default: Pack }>>> }>

/** Where React Aria looks for the texts of one language before it takes those of its own modules, which are English. */
interface GlobalTexts {
  [locale: symbol]: unknown
}
const localeKey = Symbol.for('react-aria.i18n.locale')
const textsKey = Symbol.for('react-aria.i18n.strings')

export interface ComponentTexts {
  /** Loads messages as the given function does, and the texts of React Aria with them. */
  load: LoadMessages
  /** Shows the texts of a locale, which are loaded, from the next rendering on. */
  show: (locale: string) => void
}

/** Loads the texts that React Aria brings, mostly names for screen readers, in the interface language only. */
export function createComponentTexts(
  loadPacks: LoadPacks,
  loadMessages: LoadMessages,
  target: GlobalTexts = globalThis as unknown as GlobalTexts,
): ComponentTexts {
  const loaded = new Map<string, Pack>()
  // React Aria reads these objects once, so a change of language replaces what is in them.
  let shown: Record<string, object> | undefined

  async function loadPack(locale: string): Promise<void> {
    if (locale === defaultLocale && shown === undefined) return
    const { packs } = await loadPacks()
    const pack = await packs[locale]?.()
    if (pack !== undefined) loaded.set(locale, pack.default)
  }

  return {
    async load(locale, file) {
      const [messages] = await Promise.all([loadMessages(locale, file), loadPack(locale)])
      return messages
    },
    show(locale) {
      const pack = loaded.get(locale)
      if (pack === undefined) return
      shown ??= {}
      for (const [name, texts] of Object.entries(pack)) shown[name] = Object.assign(shown[name] ?? {}, texts)
      target[localeKey] ??= locale
      target[textsKey] = shown
    },
  }
}
