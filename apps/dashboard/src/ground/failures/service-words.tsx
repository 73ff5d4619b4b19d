import { languageOfServices } from '@search-foundation/store/language-of-services'
import type { ReactNode } from 'react'

/** Words of a service within a page, marked with their language, which need not be the page's. */
export const ServiceWords = ({ children }: { children: ReactNode }) => (
  <span lang={languageOfServices}>{children}</span>
)
