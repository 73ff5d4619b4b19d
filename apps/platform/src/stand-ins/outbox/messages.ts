import type { Journal } from '../journal.ts'

/** How many messages are kept; older ones are deleted. */
const maxMessages = 1000

export interface Message {
  id: string
  /** What the message is about, such as `receipt`: the tag `kind` of its sender. */
  kind: string
  from: string
  /** A mail address, or the phone number of a text message. */
  to: string
  subject: string
  /** Plain text. */
  text: string
  /** ISO; when it arrived. */
  receivedAt: string
}

export interface MessageFilter {
  kind?: string | undefined
  /** The whole address, in any case. */
  to?: string | undefined
  /** Words in subject, text or recipient, in any case. */
  text?: string | undefined
  /** Only messages of this time or later. */
  since?: Date | undefined
  /** Only messages older than the one with this id. */
  before?: string | undefined
  limit: number
}

export type MessageStore = Journal<{ messages: Message }>

/** Stores a message, once per id. */
export function receiveMessage(store: MessageStore, message: Message): void {
  if (store.get('messages', message.id) !== undefined) return
  const known = store.all('messages')
  const dropped = known.slice(0, Math.max(0, known.length - maxMessages + 1))
  store.write([
    ['messages', message.id, message],
    ...dropped.map(({ id }) => ['messages', id, null] as const),
  ])
}

/** The messages that a filter leaves, newest first. */
export function listMessages(store: MessageStore, filter: MessageFilter): Message[] {
  const { kind, to, text, since, before, limit } = filter
  const newestFirst = store.all('messages').toReversed()
  const start = before === undefined ? 0 : newestFirst.findIndex(({ id }) => id === before) + 1
  const words = text?.toLowerCase()
  const isWanted = (message: Message) =>
    (kind === undefined || message.kind === kind) &&
    (to === undefined || message.to.toLowerCase() === to.toLowerCase()) &&
    (since === undefined || new Date(message.receivedAt) >= since) &&
    (words === undefined ||
      [message.subject, message.text, message.to].some((part) => part.toLowerCase().includes(words)))
  return (before !== undefined && start === 0 ? [] : newestFirst.slice(start))
    .filter(isWanted)
    .slice(0, limit)
}
