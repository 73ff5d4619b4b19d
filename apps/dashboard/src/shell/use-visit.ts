import { use, useDeferredValue, type ContextType } from 'react'
import { UNSAFE_LocationContext as LocationContext } from 'react-router'

/** An address that is visited, and how it came into the history. */
export type Visit = ContextType<typeof LocationContext>

/** The visit whose page is shown: the last one, until the code of the next page is there. */
export function useVisit(): { visit: Visit; isLoading: boolean } {
  const next = use(LocationContext)
  const visit = useDeferredValue(next)
  return { visit, isLoading: visit !== next }
}
