import type { Namespaces, StaticTranslator } from '@search-foundation/i18n/static-translator'
import { createContext, use, type ReactNode } from 'react'

import type { PageAddress } from './page-address.ts'

/** What every component of a page or of an island may read. */
interface Page {
  address: PageAddress
  translator: StaticTranslator
}

const PageContext = createContext<Page | null>(null)

/** Gives a page or an island its address and its messages. */
export function PageProvider({ children, ...page }: Page & { children: ReactNode }) {
  return <PageContext value={page}>{children}</PageContext>
}

function usePage(): Page {
  const page = use(PageContext)
  if (page === null) throw new Error('A component of a page needs a <PageProvider> around it.')
  return page
}

/** Returns the address of the page that is shown. */
export function usePageAddress(): PageAddress {
  return usePage().address
}

/** Returns the `t` of message namespaces; keys of all but the first are written `namespace:key`. */
export function useTranslation<const Names extends Namespaces>(namespaces: Names) {
  return { t: usePage().translator(namespaces) }
}
