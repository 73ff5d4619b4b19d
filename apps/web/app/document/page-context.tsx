import type { i18n } from 'i18next'
import { createContext, use, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'

import type { PageAddress } from './page-address.ts'

const AddressContext = createContext<PageAddress | null>(null)

interface PageProviderProps {
  address: PageAddress
  i18n: i18n
  children: ReactNode
}

/** Gives a page or an island its address and its messages. */
export function PageProvider({ address, i18n, children }: PageProviderProps) {
  return (
    <AddressContext value={address}>
      <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
    </AddressContext>
  )
}

/** Returns the address of the page that is shown. */
export function usePageAddress(): PageAddress {
  const address = use(AddressContext)
  if (address === null) throw new Error('A component of a page needs a <PageProvider> around it.')
  return address
}
