import { useAppSelector } from '@search-foundation/store/hooks'
import { createMeasurement } from '@search-foundation/store/measurement'
import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'

import { useServices } from '../../ground/services/services.tsx'

/** The title of a page is set with a delay, too; a shorter visit is not counted. */
const viewDelayMilliseconds = 300

/** Reports the views of pages while the user agrees to analytics. */
export function useAnalytics(): void {
  const { analytics } = useServices().config
  const isEnabled = useAppSelector(({ settings }) => settings.enableAnalytics)
  const { pathname } = useLocation()
  const measurement = useMemo(() => analytics && createMeasurement(window, analytics), [analytics])

  useEffect(() => measurement?.setEnabled(isEnabled), [measurement, isEnabled])

  useEffect(() => {
    if (!isEnabled) return undefined
    const view = () => measurement?.viewPage({ origin: location.origin, pathname })
    const timer = setTimeout(view, viewDelayMilliseconds)
    return () => clearTimeout(timer)
  }, [measurement, isEnabled, pathname])
}
