import type { TFunction } from 'i18next'
import { createContext, use, useSyncExternalStore } from 'react'

import type { I18n } from './create-i18n.ts'
import type { Namespaces } from './static-translator.ts'

/** The texts of the app: `<I18nContext value={i18n}>` around it. */
export const I18nContext = createContext<I18n | undefined>(undefined)

/**
 * Returns the `t` of one or more namespaces; keys without a `namespace:` prefix are of the first. Suspends while their messages
 * are loading. Throws outside of an `I18nContext`.
 */
export function useTranslation<const Names extends Namespaces = 'common'>(
  ...[namespaces]: [Names?]
): { t: TFunction<Names>; i18n: I18n } {
  const i18n = use(I18nContext)
  if (i18n === undefined) throw new Error('I18nContext is missing above this component.')
  const names: Namespaces = namespaces ?? 'common'
  const translator = () => i18n.translator
  const current = useSyncExternalStore(i18n.subscribe, translator, translator)
  const loading = i18n.loadNamespaces(names)
  if (loading !== undefined) use(loading)
  // Without namespaces, `Names` is its default.
  return { t: current(names) as TFunction<Names>, i18n }
}
