import type { LoadMessages } from './create-i18n.ts'
import { messageLoaders } from './generated/message-loaders.ts'

export type { Namespace } from './generated/message-loaders.ts'

/** Every message file there is, as `locale/namespace`. */
export const messageFiles: readonly string[] = Object.keys(messageLoaders)

/**
 * Loads one message file as a chunk of its own. Give it to `createI18n` as `load`.
 * Rejects when the locale has no such namespace, or when the chunk cannot be fetched.
 */
export const loadMessages: LoadMessages = async (locale, namespace) => {
  const load = messageLoaders[`${locale}/${namespace}`]
  if (load === undefined) throw new Error(`There are no messages "${namespace}" for the locale ${locale}.`)
  return (await load()).default
}
