import * as v from 'valibot'

import type { AnalyticsConfig } from './service-config.ts'

/** How long the provider may take to return the configuration. */
const configTimeoutMilliseconds = 30_000

/** What the provider stores about an app; of its other fields none is used. */
const webConfig = v.object({ measurementId: v.pipe(v.string(), v.regex(/^G-[A-Z0-9]+$/)) })

/** The part of a window that analytics needs. The provider's script reads `dataLayer`. */
export interface AnalyticsWindow extends Pick<Window, 'document' | 'fetch' | 'location'> {
  dataLayer?: unknown[]
}

export interface Analytics {
  /** Reports that the page at an address was viewed: its path and title, never its query or fragment, which can hold a key. */
  viewPage(address: Pick<Location, 'origin' | 'pathname'>): void
  /** Ends reporting and deletes the provider's cookies. */
  stop(): void
}

/**
 * Fetches the analytics configuration of the app and loads the provider's script. Automatic page views and everything for
 * advertising are off. To be called only after the visitor agreed.
 *
 * @throws an Error when the configuration cannot be fetched or has no measurement id
 */
export async function startAnalytics(window: AnalyticsWindow, config: AnalyticsConfig): Promise<Analytics> {
  const { document } = window
  const measurementId = await fetchMeasurementId(window, config)
  const layer = (window.dataLayer ??= [])
  // The name of the provider's own switch.
  const setDisabled = (isDisabled: boolean) =>
    Object.assign(window, { [`ga-disable-${measurementId}`]: isDisabled })
  setDisabled(false)

  // The provider's script treats only entries that are `arguments` objects as commands.
  function command(..._: readonly unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params
    layer.push(arguments)
  }

  command('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'granted',
  })
  command('js', new Date())
  command('config', measurementId, {
    send_page_view: false,
    page_location: pageOf(window.location),
    // The address of another site ends with its host: its path and query are nobody's business.
    page_referrer: originOf(document.referrer),
  })
  const script = document.createElement('script')
  script.async = true
  script.src = `${config.tagUrl}?id=${measurementId}`
  document.head.append(script)

  return {
    viewPage(address) {
      command('event', 'page_view', { page_location: pageOf(address), page_title: document.title })
    },
    stop() {
      setDisabled(true)
      script.remove()
      deleteCookies(window)
    },
  }
}

/** The measurement id of the app at the provider. */
async function fetchMeasurementId(window: AnalyticsWindow, config: AnalyticsConfig): Promise<string> {
  const { configUrl, appId, apiKey } = config
  const response = await window.fetch(`${configUrl}/${encodeURIComponent(appId)}/webConfig`, {
    headers: { 'x-goog-api-key': apiKey },
    credentials: 'omit',
    signal: AbortSignal.timeout(configTimeoutMilliseconds),
  })
  if (!response.ok) throw new Error(`The analytics configuration was refused with status ${response.status}.`)
  const result = v.safeParse(webConfig, await response.json())
  if (!result.success) throw new Error('The analytics configuration has no measurement id.')
  return result.output.measurementId
}

const pageOf = ({ origin, pathname }: Pick<Location, 'origin' | 'pathname'>) => origin + pathname

const originOf = (address: string) => (URL.canParse(address) ? `${new URL(address).origin}/` : '')

/** Deletes the provider's cookies (`_ga`, `_ga_…`), which it sets on the widest domain that the browser allows. */
function deleteCookies({ document, location }: AnalyticsWindow): void {
  const names = document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=')[0] ?? '')
    .filter((name) => name === '_ga' || name.startsWith('_ga_'))
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => labels.slice(index).join('.'))
  for (const name of names) {
    document.cookie = `${name}=; max-age=0; path=/`
    for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/; domain=${domain}`
  }
}
