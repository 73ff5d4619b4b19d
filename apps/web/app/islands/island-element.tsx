import type { NamespaceMessages } from '@search-foundation/i18n/load-messages'
import { createStaticTranslator } from '@search-foundation/i18n/static-translator'
import type { ComponentType } from 'react'

import { pageAddress } from '../document/page-address.ts'
import { PageProvider } from '../document/page-context.tsx'

/** What the HTML carries for an island. */
export interface IslandData<Props> {
  props: Props
  messages: NamespaceMessages
}

/** Returns the React element of an island, the same on the server and in the browser. */
export function islandElement<Props extends object>(
  Component: ComponentType<Props>,
  { props, messages }: IslandData<Props>,
  pathname: string,
  onMissing: (key: string) => void,
) {
  const address = pageAddress(pathname)
  const translator = createStaticTranslator(messages, address.locale, onMissing)
  return (
    <PageProvider address={address} translator={translator}>
      <Component {...props} />
    </PageProvider>
  )
}
