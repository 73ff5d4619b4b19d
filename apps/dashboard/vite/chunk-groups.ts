const messageFile = /\/messages\/([\w-]+)\/(?:shared|content|dashboard)\.json$/

/** Returns the locale of a file of messages that every page needs, by its path. */
export const localeOfMessages = (id: string) => messageFile.exec(id)?.[1]

/** Name of the chunk with the messages of a locale. */
export const messagesChunk = (locale: string) => `messages-${locale}`

/**
 * What is always loaded together is one file: the code that every page needs, and the messages of a language. The bundler would make a
 * separate file for every set of modules that another set of pages shares with the shell, over forty of them.
 *
 * The first group has what the entry imports directly or not, features' indexes included: a module of react-aria or of a form that is
 * reached without `import()` would be in the file of every page. `vite/page-weights.ts` limits its size.
 */
export const chunkGroups = [
  { name: 'shell', tags: ['$initial' as const], priority: 1 },
  {
    name(id: string) {
      const locale = localeOfMessages(id)
      return locale === undefined ? null : messagesChunk(locale)
    },
  },
]
