import * as v from 'valibot'

const address = v.pipe(
  v.string(),
  v.url(),
  v.transform((url) => url.replace(/\/+$/, '')),
)

const schema = v.object({
  SF_API_URL: v.optional(address, 'http://localhost:8787'),
  SF_MAIN_API_URL: v.optional(address),
  SF_KEY_SERVICE_URL: v.optional(address),
  SF_READER_URL: v.optional(address),
  SF_FUNCTIONS_URL: v.optional(address, 'http://localhost:5001'),
  SF_IDENTITY_URL: v.optional(v.union([v.literal(''), address]), 'http://localhost:9099'),
  SF_PROJECT_ID: v.optional(v.string(), 'demo-search-foundation'),
  SF_REGION: v.optional(v.string(), 'us-central1'),
  SF_IDENTITY_API_KEY: v.optional(v.string(), 'local'),
  SF_BOT_CHECK_SITE_KEY: v.optional(v.string(), '1x00000000000000000000AA'),
  SF_BOT_CHECK_SCRIPT_URL: v.optional(address, 'http://localhost:8788/turnstile/v0/api.js'),
})

/** What the build was told about its surroundings; without it, the local platform. Addresses have no slash at their end. */
export interface Config {
  /** Dashboard API, and the three below unless they are set apart. */
  apiUrl: string
  mainApiUrl: string
  keyServiceUrl: string
  readerUrl: string
  functionsUrl: string
  /** Undefined for the identity provider's own service (`SF_IDENTITY_URL` set to nothing). */
  identityUrl: string | undefined
  projectId: string
  region: string
  identityApiKey: string
  botCheckSiteKey: string
  botCheckScriptUrl: string
}

/** Reads and checks the environment once. Throws an Error that names the variable at fault. */
export function readConfig(environment: Record<string, unknown>): Config {
  const result = v.safeParse(schema, environment)
  if (!result.success) {
    const [issue] = result.issues
    throw new Error(`${String(issue.path?.[0]?.key)} is not valid: ${issue.message}`)
  }
  const values = result.output
  return {
    apiUrl: values.SF_API_URL,
    mainApiUrl: values.SF_MAIN_API_URL ?? values.SF_API_URL,
    keyServiceUrl: values.SF_KEY_SERVICE_URL ?? values.SF_API_URL,
    readerUrl: values.SF_READER_URL ?? `${values.SF_API_URL}/reader`,
    functionsUrl: values.SF_FUNCTIONS_URL,
    identityUrl: values.SF_IDENTITY_URL || undefined,
    projectId: values.SF_PROJECT_ID,
    region: values.SF_REGION,
    identityApiKey: values.SF_IDENTITY_API_KEY,
    botCheckSiteKey: values.SF_BOT_CHECK_SITE_KEY,
    botCheckScriptUrl: values.SF_BOT_CHECK_SCRIPT_URL,
  }
}
