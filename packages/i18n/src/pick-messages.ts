import type { Messages, Namespace, NamespaceMessages } from './messages.ts'

/** A namespace (`common`), or a group of its messages at any depth (`web-reader.demo`, `web-product.demo.key`). */
export type MessageGroup = Namespace | `${Namespace}.${string}`

/** Returns only the given namespaces and groups. Throws when one of them does not exist. */
export function pickMessages(
  messages: NamespaceMessages,
  groups: readonly MessageGroup[],
): Record<string, Messages> {
  let picked: Messages = {}
  for (const group of groups) {
    const withGroup = pick(picked, messages as Messages, group.split('.'))
    if (withGroup === undefined) throw new Error(`There are no messages "${group}".`)
    picked = withGroup
  }
  return picked as Record<string, Messages>
}

/** Returns the picked messages with what is at a path; undefined where nothing is. */
function pick(
  picked: Messages,
  from: Messages,
  [name = '', ...rest]: readonly string[],
): Messages | undefined {
  const found = from[name]
  if (found === undefined) return undefined
  if (rest.length === 0) return { ...picked, [name]: found }
  if (typeof found === 'string') return undefined
  const before = picked[name]
  const inside = pick(typeof before === 'object' ? before : {}, found, rest)
  return inside && { ...picked, [name]: inside }
}
