import type { NamespaceMessages } from './messages.ts'

const files = import.meta.glob<NamespaceMessages>('../messages/*/{shared,content,web}.json', {
  import: 'default',
  eager: true,
})

/** Returns all messages of the site in a locale, for servers that are built with Vite. */
export function siteMessages(locale: string): NamespaceMessages {
  const ofLocale = Object.entries(files).filter(([file]) => file.split('/').at(-2) === locale)
  return Object.assign({}, ...ofLocale.map(([, content]) => content)) as NamespaceMessages
}
