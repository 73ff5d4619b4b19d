import { createMeasurement } from '@search-foundation/store/measurement'
import { readSettings, type TextStorage } from '@search-foundation/store/preferences'

import { config } from '../ground/config.ts'
import { followStored } from '../visitor/follow-stored.ts'

/** Reports the view of the page while the visitor agrees to analytics. Does nothing where the site has none. */
export function connectAnalytics(storage: TextStorage): void {
  if (config.analytics === undefined) return
  const measurement = createMeasurement(window, config.analytics)
  let wasEnabled = false
  followStored(() => {
    const { enableAnalytics } = readSettings(storage)
    measurement.setEnabled(enableAnalytics)
    if (enableAnalytics && !wasEnabled) measurement.viewPage(location)
    wasEnabled = enableAnalytics
  })
}
