import type { ServiceConfig } from '@search-foundation/store/service-config'
import type { TokenColor } from '@search-foundation/ui/token-colors'

declare global {
  // Constants of the build, from `vite/constants.ts`. Vitest would turn names below `import.meta.env` into texts.

  /** Addresses of the services that the site calls. */
  const siteServices: Pick<
    ServiceConfig,
    | 'apiUrl'
    | 'mainApiUrl'
    | 'readerUrl'
    | 'keyServiceUrl'
    | 'functionsUrl'
    | 'projectId'
    | 'region'
    | 'identityUrl'
    | 'identityApiKey'
    | 'botCheckScriptUrl'
    | 'botCheckSiteKey'
    | 'analytics'
  >
  /** The design system's page color. */
  const sitePageColor: TokenColor
}
