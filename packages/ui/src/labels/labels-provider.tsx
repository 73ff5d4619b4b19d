import { createContext, useContext, useMemo, type ReactNode } from 'react'

import { englishLabels, type Labels } from './labels.ts'

const LabelsContext = createContext<Labels>(englishLabels)

export interface LabelsProviderProps {
  /** Texts in the language of the page. Missing ones stay English. */
  labels: Partial<Labels>
  /** App, or a part of it in another language. */
  children: ReactNode
}

/** Sets the built-in texts of all components below it. */
export function LabelsProvider({ labels, children }: LabelsProviderProps) {
  const all = useMemo(() => ({ ...englishLabels, ...labels }), [labels])
  return <LabelsContext value={all}>{children}</LabelsContext>
}

/** Returns the texts of the nearest `LabelsProvider`, or the English ones. */
export function useLabels(): Labels {
  return useContext(LabelsContext)
}
