import * as v from 'valibot'

const address = v.pipe(
  v.string(),
  v.url(),
  v.transform((url) => url.replace(/\/+$/, '')),
)

/** The outbox of the local platform, for builds that call that platform. */
const localOutbox = 'http://localhost:8788/outbox'

/** The analytics provider of the local platform, for builds that call that platform. */
const localAnalytics = {
  appId: '1:000000000000:web:local',
  configUrl: 'http://localhost:8788/analytics/v1alpha/projects/-/apps',
  tagUrl: 'http://localhost:8788/analytics/gtag/js',
  collectUrls: [],
}

/** The analytics provider's own service, with the addresses to which its script reports. */
const providerAnalytics = {
  configUrl: 'https://firebase.googleapis.com/v1alpha/projects/-/apps',
  tagUrl: 'https://www.googletagmanager.com/gtag/js',
  collectUrls: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
}

const environment = v.object({
  SF_API_URL: v.optional(address, 'http://localhost:8787'),
  SF_MAIN_API_URL: v.optional(address),
  SF_KEY_SERVICE_URL: v.optional(address),
  SF_READER_URL: v.optional(address),
  SF_FUNCTIONS_URL: v.optional(address, 'http://localhost:5001'),
  SF_IDENTITY_URL: v.optional(v.union([v.literal(''), address]), 'http://localhost:9099'),
  SF_PROJECT_ID: v.optional(v.string(), 'demo-search-foundation'),
  SF_REGION: v.optional(v.string(), 'us-central1'),
  SF_IDENTITY_DOMAIN: v.optional(v.string()),
  SF_IDENTITY_TOTP: v.optional(v.picklist(['true', 'false']), 'false'),
  SF_IDENTITY_API_KEY: v.optional(v.string(), 'local'),
  SF_BOT_CHECK_SITE_KEY: v.optional(v.string(), '1x00000000000000000000AA'),
  SF_OUTBOX_URL: v.optional(address),
  SF_ANALYTICS_APP_ID: v.optional(v.string()),
  SF_BOT_CHECK_SCRIPT_URL: v.optional(address, 'http://localhost:8788/turnstile/v0/api.js'),
})

/** An app at the analytics provider. */
export interface AnalyticsConfig {
  appId: string
  /** The public API key of the app, which is the identity provider's. */
  apiKey: string
  /** Where the provider describes its apps: `{configUrl}/{appId}/webConfig`. */
  configUrl: string
  /** Address of the provider's script. */
  tagUrl: string
  /** Origins to which that script reports, besides its own. */
  collectUrls: readonly string[]
}

/** Addresses and public keys of the services that the apps call. Addresses have no slash at their end. */
export interface ServiceConfig {
  /** Dashboard API; the three below default to it. */
  apiUrl: string
  mainApiUrl: string
  keyServiceUrl: string
  readerUrl: string
  functionsUrl: string
  /** Undefined for the identity provider's own service (`SF_IDENTITY_URL` is empty). */
  identityUrl: string | undefined
  /** The domain on which the provider's own service ends a sign-in with another company's account (`example.firebaseapp.com`). */
  identityDomain: string | undefined
  /** Whether the provider's project accepts codes of authenticator apps as a second factor; its emulator does not. */
  hasAuthenticatorApps: boolean
  projectId: string
  region: string
  identityApiKey: string
  botCheckSiteKey: string
  botCheckScriptUrl: string
  /** Where the local platform shows the mails that it sends; undefined for services that really send them. */
  outboxUrl: string | undefined
  /** Undefined without analytics: `SF_ANALYTICS_APP_ID` is not set, and the services are not the local platform's. */
  analytics: AnalyticsConfig | undefined
}

/**
 * Reads the addresses of the services from the environment (`SF_…`). The default is the local platform.
 *
 * @param values `import.meta.env` in an app, `process.env` in a script
 * @throws an Error that names the invalid variable
 */
export function readServiceConfig(values: Readonly<Record<string, unknown>>): ServiceConfig {
  const result = v.safeParse(environment, values)
  if (!result.success) {
    const [issue] = result.issues
    throw new Error(`${String(issue.path?.[0]?.key)} is not valid: ${issue.message}`)
  }
  const variables = result.output
  const isLocal = values['SF_API_URL'] === undefined
  return {
    apiUrl: variables.SF_API_URL,
    mainApiUrl: variables.SF_MAIN_API_URL ?? variables.SF_API_URL,
    keyServiceUrl: variables.SF_KEY_SERVICE_URL ?? variables.SF_API_URL,
    readerUrl: variables.SF_READER_URL ?? `${variables.SF_API_URL}/reader`,
    functionsUrl: variables.SF_FUNCTIONS_URL,
    identityUrl: variables.SF_IDENTITY_URL || undefined,
    identityDomain: variables.SF_IDENTITY_DOMAIN,
    hasAuthenticatorApps: variables.SF_IDENTITY_TOTP === 'true',
    projectId: variables.SF_PROJECT_ID,
    region: variables.SF_REGION,
    identityApiKey: variables.SF_IDENTITY_API_KEY,
    botCheckSiteKey: variables.SF_BOT_CHECK_SITE_KEY,
    botCheckScriptUrl: variables.SF_BOT_CHECK_SCRIPT_URL,
    outboxUrl: variables.SF_OUTBOX_URL ?? (isLocal ? localOutbox : undefined),
    analytics: analyticsOf(variables.SF_ANALYTICS_APP_ID, variables.SF_IDENTITY_API_KEY, isLocal),
  }
}

/** The app at the analytics provider; on this machine the local platform's, unless another one is named. */
function analyticsOf(
  appId: string | undefined,
  apiKey: string,
  isLocal: boolean,
): AnalyticsConfig | undefined {
  if (appId) return { ...providerAnalytics, appId, apiKey }
  return isLocal && appId === undefined ? { ...localAnalytics, apiKey } : undefined
}

/** Hosts of the identity provider's own service: accounts and token refresh. */
const identityHosts = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']

/** Origins that a page must be allowed to connect to for the session of a user. */
export const identityOrigins = ({ identityUrl }: Pick<ServiceConfig, 'identityUrl'>): string[] =>
  identityUrl === undefined ? identityHosts : [new URL(identityUrl).origin]

/** Origins that a page with analytics must be allowed to load scripts from and to connect to. */
export function analyticsOrigins(
  config: AnalyticsConfig | undefined,
): Record<'script' | 'connect', string[]> {
  if (config === undefined) return { script: [], connect: [] }
  const tag = new URL(config.tagUrl).origin
  return { script: [tag], connect: [new URL(config.configUrl).origin, tag, ...config.collectUrls] }
}
