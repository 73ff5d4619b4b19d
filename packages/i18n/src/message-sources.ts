import type { Messages, Namespace } from './load-messages.ts'
import type { NamespaceMessages } from './static-translator.ts'

const files = import.meta.glob<Messages>('../messages/*/{common,content-*,web-*}.json', {
  import: 'default',
  eager: true,
})

/** Returns all messages of the site in a locale, for servers that are built with Vite. */
export function siteMessages(locale: string): NamespaceMessages {
  const messages: Partial<Record<Namespace, Messages>> = {}
  for (const [file, content] of Object.entries(files)) {
    const [code, name = ''] = file.split('/').slice(-2)
    if (code === locale) messages[name.replace('.json', '') as Namespace] = content
  }
  return messages
}
