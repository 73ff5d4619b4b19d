import { useDeferredValue, useMemo } from 'react'
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router'

/** An address that is visited. */
export interface Visit {
  location: Location
  /** Whether the visitor came back to an entry of the history. */
  isReturn: boolean
}

/** The visit whose page is shown: the last one, until the code of the next page is there. */
export function useVisit(): Visit & { isLoading: boolean } {
  const location = useLocation()
  const isReturn = useNavigationType() === NavigationType.Pop
  const next = useMemo(() => ({ location, isReturn }), [location, isReturn])
  const visit = useDeferredValue(next)
  return { ...visit, isLoading: visit !== next }
}
