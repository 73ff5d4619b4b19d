import { createInstance, type i18n } from 'i18next'

import { beforeNoun } from './before-noun.ts'
import { elision } from './elision.ts'
import { formatNumber } from './format.ts'
import { defaultLocale } from './locale-table.ts'
import type { NamespaceMessages } from './messages.ts'

/**
 * Creates an i18next instance over messages that are in memory, so that its first text can be shown at once.
 *
 * @param resources messages by locale; those of English, if they are given, stand in for what the locale lacks
 * @param onMissing receives `namespace:key` of a message that does not exist; unless it throws, the key is shown instead
 */
export function createI18n(
  locale: string,
  resources: Readonly<Record<string, NamespaceMessages>>,
  onMissing: (key: string) => void,
): i18n {
  const instance = createInstance().use(elision)
  // Done when it returns: nothing is loaded.
  void instance.init({
    lng: locale,
    fallbackLng: defaultLocale,
    load: 'currentOnly',
    ns: Object.keys(resources[locale] ?? {}),
    defaultNS: 'common',
    resources,
    initAsync: false,
    // React and the templates of mails escape.
    interpolation: { escapeValue: false },
    saveMissing: true,
    saveMissingPlurals: false,
    postProcess: elision.name,
    missingKeyHandler: (_locales, namespace, key) => onMissing(`${namespace}:${key}`),
  })
  instance.services.formatter?.add('number', (value, language) =>
    formatNumber(Number(value), language ?? locale),
  )
  instance.services.formatter?.add('beforeNoun', (value, language) =>
    beforeNoun(String(value), language ?? locale),
  )
  // Chromium has no rules for Mongolian and would take those of the browser's language; they are those of English.
  const plurals = instance.services.pluralResolver as PluralResolver
  const rulesOf = plurals.getRule.bind(plurals)
  plurals.getRule = (code, options) => rulesOf(code === 'mn' ? defaultLocale : code, options)
  return instance
}

/** What is used of a service that i18next does not type. */
interface PluralResolver {
  getRule: (code: string, options?: object) => Intl.PluralRules
}
