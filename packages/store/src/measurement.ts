import type { Analytics, AnalyticsWindow } from './analytics.ts'
import type { AnalyticsConfig } from './service-config.ts'

export interface Measurement {
  /** Starts or stops reporting. Called with the consent of the visitor, which can change while a page is open. */
  setEnabled(isEnabled: boolean): void
  /** Reports that the page at an address was viewed. Does nothing while reporting is stopped. */
  viewPage(address: Pick<Location, 'origin' | 'pathname'>): void
}

/** Analytics that run only with consent: the code for them is loaded, and the provider is contacted, when they are first enabled. */
export function createMeasurement(window: AnalyticsWindow, config: AnalyticsConfig): Measurement {
  let running: Promise<Analytics | undefined> | undefined

  async function start(): Promise<Analytics | undefined> {
    try {
      const { startAnalytics } = await import('./analytics.ts')
      return await startAnalytics(window, config)
    } catch (error) {
      // Offline, or refused by an extension of the browser: the page works without it.
      console.warn('Analytics could not be started.', error)
      return undefined
    }
  }

  return {
    setEnabled(isEnabled) {
      if (isEnabled) {
        running ??= start()
      } else {
        void running?.then((analytics) => analytics?.stop())
        running = undefined
      }
    },
    viewPage: (address) => void running?.then((analytics) => analytics?.viewPage(address)),
  }
}
