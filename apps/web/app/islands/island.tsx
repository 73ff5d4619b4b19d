import { siteMessages } from '@search-foundation/i18n/message-sources'
import { pickMessages, type MessageGroup } from '@search-foundation/i18n/pick-messages'
import { useId, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { useLocation } from 'react-router'

import { pageAddress } from '../document/page-address.ts'
import type { IslandStart } from './connect-islands.ts'
import { islandElement } from './island-element.tsx'

const files = import.meta.env.SSR ? import.meta.glob<{ default: unknown }>('../**/*.island.tsx') : {}

/** Source file of each island by its component. */
const fileOf = new Map(
  await Promise.all(
    Object.entries(files).map(async ([file, load]) => [(await load()).default, file.slice(3)] as const),
  ),
)

export interface IslandProps<Props> {
  /** The default export of an `*.island.tsx` file. */
  of: ComponentType<Props>
  /** Serialized into the page as JSON: ids and small values. */
  props: Props
  /** Messages that the component uses in any of its states; they are serialized into the page. */
  messages: readonly MessageGroup[]
  /**
   * When it starts by itself: near the viewport, the same only for visitors whose key or question it shows, when the browser is idle, or
   * not before a pointer or the keyboard reaches it.
   * @default 'visible'
   */
  start?: IslandStart
  className?: string
}

/**
 * A part of a page that visitors operate: rendered into the HTML, and hydrated apart from the rest of the page, which never is.
 * @see ./connect-islands.ts, which starts it in the browser
 */
export function Island<Props extends object>({
  of: Component,
  props,
  messages,
  start = 'visible',
  className,
}: IslandProps<Props>) {
  const prefix = useId()
  const { pathname } = useLocation()
  const file = fileOf.get(Component)
  if (file === undefined) {
    throw new Error(`${Component.name} is not the default export of a file named *.island.tsx.`)
  }
  const data = { props, messages: pickMessages(siteMessages(pageAddress(pathname).locale), messages) }
  const refuse = (key: string) => {
    throw new Error(`The island ${file} uses the message "${key}", which its page does not give it.`)
  }
  const html = renderToString(islandElement(Component, data, pathname, refuse), { identifierPrefix: prefix })
  return (
    <>
      <div
        className={className}
        data-island={`/app/${file}`}
        data-start={start}
        data-prefix={prefix}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <script
        type="application/json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', String.raw`\u003c`) }}
      />
    </>
  )
}
