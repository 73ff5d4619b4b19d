import { messageFiles, type Namespace } from './generated/resources.ts'

export type { Namespace }

/**
 * A message file of a locale, without `.json`: one per app, with a namespace per feature, page or kind of content, and `shared`. With a file
 * per namespace a locale had 38; each page listed its namespaces in a second table, and one that was forgotten showed its fallback for a moment.
 */
export type MessageFile = keyof typeof messageFiles

/** Nested keys and texts. */
export interface Messages {
  readonly [key: string]: string | Messages
}

/** Messages by namespace. */
export type NamespaceMessages = Readonly<Partial<Record<Namespace, Messages>>>

/** Loads a message file of a locale. */
export type LoadMessages = (locale: string, file: MessageFile) => Promise<NamespaceMessages>

/** Loads a message file, which bundlers put into a separate chunk. Rejects when it does not exist or cannot be fetched. */
export const loadMessages: LoadMessages = async (locale, file) => {
  // Bundlers turn this pattern into one chunk per file.
  const loaded = (await import(`../messages/${locale}/${file}.json`)) as { default: NamespaceMessages }
  return loaded.default
}

/** Returns the message file that contains a namespace. Throws when there is none. */
export function fileOf(namespace: string): MessageFile {
  for (const [file, namespaces] of Object.entries(messageFiles)) {
    if ((namespaces as readonly string[]).includes(namespace)) return file as MessageFile
  }
  throw new Error(`There is no namespace "${namespace}".`)
}
