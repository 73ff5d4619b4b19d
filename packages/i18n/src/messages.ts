import type content from '../messages/en-US/content.json'
import type dashboard from '../messages/en-US/dashboard.json'
import type platform from '../messages/en-US/platform.json'
import type shared from '../messages/en-US/shared.json'
import type web from '../messages/en-US/web.json'

/** A message file of a locale, without `.json`: one per app, with a namespace per feature, page or kind of content, and `shared`. */
export type MessageFile = 'content' | 'dashboard' | 'platform' | 'shared' | 'web'

type Resources = typeof content & typeof dashboard & typeof platform & typeof shared & typeof web

export type Namespace = keyof Resources

/** A namespace, or several of which the first is used for keys without a `namespace:` prefix. */
export type Namespaces = Namespace | readonly [Namespace, ...Namespace[]]

/** Nested keys and texts. */
export interface Messages {
  readonly [key: string]: string | Messages
}

/** Messages by namespace. */
export type NamespaceMessages = Readonly<Partial<Record<Namespace, Messages>>>

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Resources
  }
}
