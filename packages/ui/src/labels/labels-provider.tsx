import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

import { englishLabels, type Labels } from './labels.ts'

const LabelsContext = createContext<Labels>(englishLabels)

export interface LabelsProviderProps {
  /** Texts in the language of the page. Missing ones stay English. */
  labels: Partial<Labels>
  /** Language of the page, for the format of dates and numbers. Without it, the browser's language. */
  locale?: string
  /** App, or a part of it in another language. */
  children: ReactNode
}

/** Sets the built-in texts of all components below it, and their format of dates and numbers. */
export function LabelsProvider({ labels, locale, children }: LabelsProviderProps) {
  const all = useMemo(() => ({ ...englishLabels, ...labels }), [labels])
  const worded = <LabelsContext value={all}>{children}</LabelsContext>
  return locale === undefined ? worded : <I18nProvider locale={locale}>{worded}</I18nProvider>
}

/** Returns the texts of the nearest `LabelsProvider`, or the English ones. */
export function useLabels(): Labels {
  return useContext(LabelsContext)
}
