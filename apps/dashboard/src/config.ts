import * as v from 'valibot'

const address = (fallback: string) => v.optional(v.pipe(v.string(), v.url()), fallback)

const schema = v.object({
  SF_API_URL: address('http://localhost:8787'),
  SF_FUNCTIONS_URL: address('http://localhost:5001'),
  SF_IDENTITY_URL: address('http://localhost:9099'),
  SF_PROJECT_ID: v.optional(v.string(), 'demo-search-foundation'),
  SF_REGION: v.optional(v.string(), 'us-central1'),
  SF_IDENTITY_API_KEY: v.optional(v.string(), 'local'),
  SF_BOT_CHECK_SITE_KEY: v.optional(v.string(), '1x00000000000000000000AA'),
  SF_BOT_CHECK_SCRIPT_URL: address('http://localhost:8787/turnstile/v0/api.js'),
})

/** What the build was told about its surroundings; without it, the local platform. */
export interface Config {
  apiUrl: string
  functionsUrl: string
  identityUrl: string
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
    functionsUrl: values.SF_FUNCTIONS_URL,
    identityUrl: values.SF_IDENTITY_URL,
    projectId: values.SF_PROJECT_ID,
    region: values.SF_REGION,
    identityApiKey: values.SF_IDENTITY_API_KEY,
    botCheckSiteKey: values.SF_BOT_CHECK_SITE_KEY,
    botCheckScriptUrl: values.SF_BOT_CHECK_SCRIPT_URL,
  }
}
