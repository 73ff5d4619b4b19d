import { createI18n } from '@search-foundation/i18n/create-i18n'
import type { NamespaceMessages } from '@search-foundation/i18n/messages'
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
  const i18n = createI18n(address.locale, { [address.locale]: messages }, onMissing)
  return (
    <PageProvider address={address} i18n={i18n}>
      <Component {...props} />
    </PageProvider>
  )
}
