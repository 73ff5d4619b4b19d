import { LabelsProvider, LocaleProvider } from '@search-foundation/ui/labels'
import { NavigationProvider } from '@search-foundation/ui/navigation'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useLabelsOfUi } from './use-labels-of-ui.ts'

export interface UiProvidersProps {
  /** Shows the page of an address on this origin. */
  follow: (href: string) => void
  children: ReactNode
}

/** Gives the components of the design system their words, their language and the router. */
export function UiProviders({ follow, children }: UiProvidersProps) {
  const { i18n } = useTranslation()
  return (
    <LocaleProvider locale={i18n.language}>
      <LabelsProvider labels={useLabelsOfUi()}>
        <NavigationProvider navigate={follow}>{children}</NavigationProvider>
      </LabelsProvider>
    </LocaleProvider>
  )
}
