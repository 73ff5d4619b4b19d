import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

export interface LocaleProviderProps {
  /** Language of the page. */
  locale: string
  /** App, or a part of it in another language. */
  children: ReactNode
}

/** Sets the language by whose rules all components below it format dates and numbers and sort texts. Without it, they use the browser's. */
export const LocaleProvider = ({ locale, children }: LocaleProviderProps) => (
  <I18nProvider locale={locale}>{children}</I18nProvider>
)
