import { createMeasurement } from '@search-foundation/store/measurement'
import { changeSettings, readSettings, type TextStorage } from '@search-foundation/store/preferences'

import { config } from '../ground/config.ts'

/**
 * Shows the checkbox by which a visitor agrees to analytics, and reports the view of the page while it is checked. Does nothing
 * where the site has no analytics.
 */
export function connectAnalytics(document: Document, storage: TextStorage): void {
  const choice = document.querySelector<HTMLInputElement>('input[data-analytics]')
  if (config.analytics === undefined || choice === null) return
  const measurement = createMeasurement(window, config.analytics)

  let wasEnabled = false
  /** Follows the stored setting, which may have changed in another tab. */
  const follow = () => {
    const { enableAnalytics } = readSettings(storage)
    choice.checked = enableAnalytics
    measurement.setEnabled(enableAnalytics)
    if (enableAnalytics && !wasEnabled) measurement.viewPage(location)
    wasEnabled = enableAnalytics
  }

  choice.addEventListener('change', () => {
    changeSettings(storage, { enableAnalytics: choice.checked })
    follow()
  })
  choice.closest('[hidden]')?.removeAttribute('hidden')
  addEventListener('storage', follow)
  addEventListener('pageshow', follow)
  follow()
}
