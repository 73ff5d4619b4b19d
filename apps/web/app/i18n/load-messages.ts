import type { Messages } from '@search-foundation/i18n/create-i18n'

const files = import.meta.glob<Messages>('../../../../packages/i18n/messages/*/web-*.json', {
  import: 'default',
})

/** Loads one message file; each becomes a chunk of its own. */
export async function loadMessages(locale: string, namespace: string): Promise<Messages> {
  const load = files[`../../../../packages/i18n/messages/${locale}/${namespace}.json`]
  if (!load) throw new Error(`There is no message file ${namespace} for ${locale}.`)
  return await load()
}
