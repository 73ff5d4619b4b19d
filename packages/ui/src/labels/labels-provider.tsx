import { createContext, useContext, useMemo, type ReactNode } from 'react'

import { englishLabels, type Labels } from './labels.ts'

const LabelsContext = createContext<Labels>(englishLabels)

export interface LabelsProviderProps {
  /** Words in the page's language. What is missing stays English. */
  labels: Partial<Labels>
  /** The app, or a part of it in another language. */
  children: ReactNode
}

/** Gives the components below it their own words in the language of the page. */
export function LabelsProvider({ labels, children }: LabelsProviderProps) {
  const all = useMemo(() => ({ ...englishLabels, ...labels }), [labels])
  return <LabelsContext value={all}>{children}</LabelsContext>
}

/** The words of the nearest `LabelsProvider`, or English. */
export function useLabels(): Labels {
  return useContext(LabelsContext)
}
