export type { Namespace } from './generated/resources.ts'

/** The messages of one file: keys to texts, nested. */
export interface Messages {
  readonly [key: string]: string | Messages
}

/** Loads the messages of a locale and namespace. */
export type LoadMessages = (locale: string, namespace: string) => Promise<Messages>

/** Loads one message file, which bundlers put into a separate chunk. Rejects when the file does not exist or cannot be fetched. */
export const loadMessages: LoadMessages = async (locale, namespace) => {
  // Bundlers turn this pattern into one chunk per file.
  const file = (await import(`../messages/${locale}/${namespace}.json`)) as { default: Messages }
  return file.default
}
