import { LabelsProvider, LocaleProvider } from '@search-foundation/ui/labels'
import type { i18n } from 'i18next'
import { createContext, use, useMemo, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'

import { labelsOf } from './labels-of.ts'
import type { PageAddress } from './page-address.ts'

const AddressContext = createContext<PageAddress | null>(null)

interface PageProviderProps {
  address: PageAddress
  i18n: i18n
  children: ReactNode
}

/** Gives a page or an island its address, its messages, and the language and words of its components. */
export function PageProvider({ address, i18n, children }: PageProviderProps) {
  const labels = useMemo(() => labelsOf(i18n, address.locale), [i18n, address.locale])
  return (
    <AddressContext value={address}>
      <I18nextProvider i18n={i18n}>
        <LocaleProvider locale={address.locale}>
          <LabelsProvider labels={labels}>{children}</LabelsProvider>
        </LocaleProvider>
      </I18nextProvider>
    </AddressContext>
  )
}

/** Returns the address of the page that is shown. */
export function usePageAddress(): PageAddress {
  const address = use(AddressContext)
  if (address === null) throw new Error('A component of a page needs a <PageProvider> around it.')
  return address
}
