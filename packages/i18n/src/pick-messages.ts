import type { Messages, Namespace, NamespaceMessages } from './messages.ts'

/** A namespace (`common`), or a group of its messages (`web-reader.demo`). */
export type MessageGroup = Namespace | `${Namespace}.${string}`

/** Returns only the given namespaces and groups. Throws when one of them does not exist. */
export function pickMessages(
  messages: NamespaceMessages,
  groups: readonly MessageGroup[],
): Record<string, Messages> {
  const picked: Record<string, Messages> = {}
  for (const group of groups) {
    const [namespace = '', key] = group.split(/\.(.*)/s)
    const all = messages[namespace as Namespace]
    const part = key === undefined ? all : all?.[key]
    if (all === undefined || part === undefined) throw new Error(`There are no messages "${group}".`)
    picked[namespace] = key === undefined ? all : { ...picked[namespace], [key]: part }
  }
  return picked
}
