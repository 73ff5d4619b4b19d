import { resolve } from 'node:path'

import { siteOfKey, sites } from './site-keys.ts'

/** Everything the platform takes from its environment, read once. */
export interface Config {
  port: number
  paymentsPort: number
  functionsPort: number
  identityPort: number
  identityEmulatorPort: number
  /** Folder of the embedded database, the lock and the identity provider's export. */
  dataDir: string
  databaseUrl: string | undefined
  appOrigins: readonly string[]
  projectId: string
  region: string
  /** Trial keys a client (address) may get in a day. */
  trialLimit: number
  /** The real inference service, when there is one. Reader and search may have addresses of their own; a silent service is given up after so many seconds. */
  upstream:
    | { url: string; readerUrl: string; searchUrl: string; key: string; timeoutSeconds: number }
    | undefined
  /** Signs the provider's webhooks and the bot check's responses; local, so made anew at each start when not given. */
  webhookSecret: string
  minimumPasswordLength: number
  /** Verifies the responses of the site key that the apps are built with. */
  botCheckSecret: string
}

type Environment = Readonly<Record<string, string | undefined>>

function wholeNumber(environment: Environment, name: string, fallback: number): number {
  const text = environment[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number, not "${text}".`)
  return value
}

/** The secret of the bot check's site key that the apps name in their own environment, too. */
function botCheckSecret(environment: Environment): string {
  const key = environment['SF_BOT_CHECK_SITE_KEY'] || sites.passes.key
  const site = siteOfKey(key)
  if (site === undefined) throw new Error(`SF_BOT_CHECK_SITE_KEY is none of the local site keys: "${key}".`)
  return site.secret
}

function upstreamOf(environment: Environment): Config['upstream'] {
  const url = environment['UPSTREAM_API_URL']
  if (!url) return undefined
  return {
    url,
    readerUrl: environment['UPSTREAM_READER_URL'] || new URL('/reader', url).href,
    searchUrl: environment['UPSTREAM_SEARCH_URL'] || new URL('/search', url).href,
    key: environment['UPSTREAM_API_KEY'] ?? '',
    timeoutSeconds: wholeNumber(environment, 'UPSTREAM_TIMEOUT_SECONDS', 120),
  }
}

const defaultOrigins = [3000, 3001, 4000, 6006].flatMap((port) => [
  `http://localhost:${port}`,
  `http://127.0.0.1:${port}`,
])

/** Reads and checks the environment; throws an Error that names the variable at fault. */
export function readConfig(environment: Environment): Config {
  if (environment['NODE_ENV'] === 'production') {
    throw new Error(
      'The local platform trusts unsigned emulator tokens. It does not start with NODE_ENV=production.',
    )
  }
  return {
    port: wholeNumber(environment, 'PLATFORM_PORT', 8787),
    paymentsPort: wholeNumber(environment, 'PAYMENTS_PORT', 8788),
    functionsPort: wholeNumber(environment, 'FUNCTIONS_PORT', 5001),
    identityPort: wholeNumber(environment, 'IDENTITY_PORT', 9099),
    identityEmulatorPort: wholeNumber(environment, 'IDENTITY_EMULATOR_PORT', 9199),
    dataDir: resolve(environment['DATA_DIR'] ?? resolve(import.meta.dirname, '../../../../.data')),
    databaseUrl: environment['DATABASE_URL'] || undefined,
    appOrigins: environment['APP_ORIGINS']?.split(',') ?? defaultOrigins,
    projectId: environment['PROJECT_ID'] ?? 'demo-search-foundation',
    region: environment['REGION'] ?? 'us-central1',
    trialLimit: wholeNumber(environment, 'TRIAL_LIMIT', 3),
    upstream: upstreamOf(environment),
    webhookSecret: environment['PAYMENTS_WEBHOOK_SECRET'] ?? 'whsec_local_platform',
    botCheckSecret: botCheckSecret(environment),
    minimumPasswordLength: wholeNumber(environment, 'MINIMUM_PASSWORD_LENGTH', 6),
  }
}
