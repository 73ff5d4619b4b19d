import type { ServiceConfig } from '@search-foundation/store/service-config'
import type { TokenColor } from '@search-foundation/ui/token-colors'

declare global {
  /** Constants of the build, from `vite/constants.ts`. */
  interface ImportMetaEnv {
    /** Addresses of the services that the site calls. */
    readonly SERVICES: Pick<
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
    readonly PAGE_COLOR: TokenColor
  }
}
