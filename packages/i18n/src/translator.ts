import { readFileSync } from 'node:fs'
import { createInstance, type TFunction } from 'i18next'

import type { Namespace } from './generated/resources.ts'
import { fileOf, type Messages, type NamespaceMessages } from './load-messages.ts'
import { defaultLocale } from './locale-table.ts'

/** The `t` of a namespace. */
export type Translate<Name extends Namespace> = TFunction<Name>

const folder = new URL('../messages/', import.meta.url)
const translators = new Map<string, unknown>()

/**
 * Returns the `t` of a namespace in a locale, for servers: without React, and at once, because the message files are read
 * from the disk. A message that the locale does not have is English. Throws when there is no such locale or namespace, and on
 * a key that does not exist.
 */
export function translator<Name extends Namespace>(locale: string, namespace: Name): Translate<Name> {
  const id = `${locale}/${namespace}`
  const t = translators.get(id) ?? createTranslator(locale, namespace)
  translators.set(id, t)
  // The id contains the namespace.
  return t as Translate<Name>
}

function createTranslator(locale: string, namespace: Namespace): unknown {
  const instance = createInstance()
  // Synchronous, since nothing is loaded.
  void instance.init({
    lng: locale,
    fallbackLng: defaultLocale,
    ns: [namespace],
    defaultNS: namespace,
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: Object.fromEntries(
      [locale, defaultLocale].map((code) => [code, { [namespace]: readMessages(code, namespace) }]),
    ),
    saveMissing: true,
    missingKeyHandler: (_locales, _namespace, key) => {
      throw new Error(`There is no message "${key}" in the namespace "${namespace}".`)
    },
  })
  return instance.t
}

function readMessages(locale: string, namespace: Namespace): Messages {
  const file = readFileSync(new URL(`${locale}/${fileOf(namespace)}.json`, folder), 'utf8')
  return (JSON.parse(file) as NamespaceMessages)[namespace] ?? {}
}
