import { globSync, readFileSync } from 'node:fs'
import type { i18n, TFunction } from 'i18next'

import { createI18n } from './create-i18n.ts'
import { defaultLocale } from './locale-table.ts'
import type { Namespace, NamespaceMessages } from './messages.ts'

/** The `t` of a namespace. */
export type Translate<Name extends Namespace> = TFunction<Name>

const folder = new URL('../messages/', import.meta.url)
const messages = new Map<string, NamespaceMessages>()
const instances = new Map<string, i18n>()

/**
 * Returns the `t` of a namespace in a locale, for servers: without React, and at once, because the message files are read
 * from the disk. A message that the locale does not have is English. Throws when there is no such locale or namespace, and on
 * a key that does not exist.
 */
export function translator<Name extends Namespace>(locale: string, namespace: Name): Translate<Name> {
  const instance = instances.get(locale) ?? openI18n(locale)
  instances.set(locale, instance)
  if (!instance.hasResourceBundle(defaultLocale, namespace))
    throw new Error(`There is no namespace "${namespace}".`)
  return instance.getFixedT(locale, namespace)
}

function openI18n(locale: string): i18n {
  const resources = { [defaultLocale]: readMessages(defaultLocale), [locale]: readMessages(locale) }
  return createI18n(locale, resources, (key) => {
    throw new Error(`There is no message "${key}".`)
  })
}

function readMessages(locale: string): NamespaceMessages {
  const known = messages.get(locale)
  if (known !== undefined) return known
  const files = globSync(`${locale}/*.json`, { cwd: folder })
  if (files.length === 0) throw new Error(`There is no locale "${locale}".`)
  const contents = files.map(
    (file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as NamespaceMessages,
  )
  const read: NamespaceMessages = Object.assign({}, ...contents)
  messages.set(locale, read)
  return read
}
