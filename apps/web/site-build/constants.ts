import { readServiceConfig } from '@search-foundation/store/service-config'
import { tokenColor } from '@search-foundation/ui/token-colors'
import { loadEnv } from 'vite'

/**
 * Values that are computed when the site is built (`define` of Vite), so that pages load neither the check of the
 * environment nor the tokens. `app/env.d.ts` has their types.
 */
export function constants(mode: string): Record<string, string> {
  const services = readServiceConfig(loadEnv(mode, process.cwd(), 'SF_'))
  const { apiUrl, mainApiUrl, readerUrl, keyServiceUrl, functionsUrl, projectId, region } = services
  const { identityUrl, identityApiKey, botCheckScriptUrl, botCheckSiteKey, analytics } = services
  return {
    siteServices: JSON.stringify({
      apiUrl,
      mainApiUrl,
      readerUrl,
      keyServiceUrl,
      functionsUrl,
      projectId,
      region,
      identityUrl,
      identityApiKey,
      botCheckScriptUrl,
      botCheckSiteKey,
      analytics,
    }),
    sitePageColor: JSON.stringify(tokenColor('--color-page')),
  }
}
