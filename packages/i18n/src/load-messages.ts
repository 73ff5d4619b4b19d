import type { MessageFile, NamespaceMessages } from './messages.ts'

/** Loads a message file of a locale. */
export type LoadMessages = (locale: string, file: MessageFile) => Promise<NamespaceMessages>

/** Loads a message file, which bundlers put into a separate chunk. Rejects when it does not exist or cannot be fetched. */
export const loadMessages: LoadMessages = async (locale, file) => {
  // Bundlers turn this pattern into one chunk per file.
  const loaded = (await import(`../messages/${locale}/${file}.json`)) as { default: NamespaceMessages }
  return loaded.default
}
