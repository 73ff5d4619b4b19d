import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'

import { englishLabels, type Labels } from './labels.ts'

const LabelsContext = createContext<Labels>(englishLabels)

export interface LabelsProviderProps {
  /** Words in the page's language. What is missing stays English. */
  labels: Partial<Labels>
  /** The page's language: how dates and numbers are written. Without it the browser's. */
  locale?: string
  /** The app, or a part of it in another language. */
  children: ReactNode
}

/** Gives the components below it their own words, dates and numbers in the language of the page. */
export function LabelsProvider({ labels, locale, children }: LabelsProviderProps) {
  const all = useMemo(() => ({ ...englishLabels, ...labels }), [labels])
  const worded = <LabelsContext value={all}>{children}</LabelsContext>
  return locale === undefined ? worded : <I18nProvider locale={locale}>{worded}</I18nProvider>
}

/** The words of the nearest `LabelsProvider`, or English. */
export function useLabels(): Labels {
  return useContext(LabelsContext)
}
