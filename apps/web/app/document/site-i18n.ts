import { createI18n } from '@search-foundation/i18n/create-i18n'
import { siteMessages } from '@search-foundation/i18n/message-sources'
import type { i18n } from 'i18next'

const instances = new Map<string, i18n>()

/** Returns the texts of the site in a language, for pages while they are built. A message that does not exist fails the build. */
export function siteI18n(locale: string): i18n {
  const instance = instances.get(locale) ?? createI18n(locale, { [locale]: siteMessages(locale) }, refuse)
  instances.set(locale, instance)
  return instance
}

function refuse(key: string): never {
  throw new Error(`There is no message "${key}".`)
}
