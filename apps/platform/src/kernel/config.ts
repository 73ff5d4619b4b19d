import type { BlockList } from 'node:net'
import { resolve } from 'node:path'

import {
  addressOf,
  checkHalfSet,
  networksOf,
  originOf,
  wholeNumber,
  type Environment,
} from './environment.ts'

/** Everything the platform takes from its environment, read once. */
export interface Config {
  /** Address of the network interface that the main port and the callable functions accept connections on. */
  host: string
  port: number
  /** Port of the local payment provider, bot check and mail provider, which replace those without a configured address. */
  standInsPort: number
  functionsPort: number
  identityPort: number
  identityEmulatorPort: number
  /** Folder of the embedded database, the lock and the identity provider's export. */
  dataDir: string
  databaseUrl: string | undefined
  appOrigins: readonly string[]
  /** Origin under which clients reach the main port; undefined on this machine only. */
  publicUrl: string | undefined
  /** Origin under which clients reach the callable functions; undefined on this machine only. */
  publicFunctionsUrl: string | undefined
  /** Lets programs of other machines read `/metrics`; undefined for this machine only. */
  metricsToken: string | undefined
  shutdown: {
    /** Time between the moment when `/ready` turns false and the end of new connections, in seconds. */
    delaySeconds: number
    /** Longest wait for open requests and streams after that, in seconds. */
    drainSeconds: number
  }
  /** Proxies in front of the platform, whose `X-Forwarded-For` names the client. */
  trustedProxies: BlockList
  projectId: string
  region: string
  /** Who issues identity tokens: the emulator on this machine, whose tokens are unsigned, or the provider's own service. */
  identityProvider: 'emulator' | 'service'
  /** Where the provider's service publishes the keys of its tokens, as a JSON Web Key Set. */
  identityKeysUrl: string
  /** Trial keys a client (address) may get in a day. */
  trialLimit: number
  /** The real inference service, if there is one. Reader and search may have other addresses; a silent service times out after `timeoutSeconds`. */
  upstream:
    | { url: string; readerUrl: string; searchUrl: string; key: string; timeoutSeconds: number }
    | undefined
  /** What the identity provider demands of new passwords; lengths in characters. */
  password: { minimumLength: number; maximumLength: number; requires: readonly PasswordClass[] }
  /** Signs download addresses; the same for all processes over one database. */
  signingSecret: string
  /** The payment provider: base address of its API, key of our account, secret that signs its webhooks. */
  stripe: { url: string | undefined; secretKey: string; webhookSecret: string }
  /** The bot check: where its tokens are verified, and the secret that belongs to the site key of the apps. */
  botCheck: { url: string | undefined; secret: string }
  /** Where webhooks of accounts may be sent: https addresses on the public internet, or any, which is for trying them on this machine. */
  webhookNetworks: 'public' | 'any'
  /** The mail provider: base address of its API, key of our account, sender of our mails. */
  mail: { url: string | undefined; key: string; from: string }
}

/** Kinds of characters that a policy can demand. */
export const passwordClasses = ['lowercase', 'uppercase', 'numeric', 'non-alphanumeric'] as const
export type PasswordClass = (typeof passwordClasses)[number]

function upstreamOf(environment: Environment): Config['upstream'] {
  const url = addressOf(environment, 'UPSTREAM_API_URL')
  if (url === undefined) return undefined
  return {
    url,
    readerUrl: addressOf(environment, 'UPSTREAM_READER_URL') ?? new URL('/reader', url).href,
    searchUrl: addressOf(environment, 'UPSTREAM_SEARCH_URL') ?? new URL('/search', url).href,
    key: environment['UPSTREAM_API_KEY'] ?? '',
    timeoutSeconds: wholeNumber(environment, 'UPSTREAM_TIMEOUT_SECONDS', 120),
  }
}

const defaultOrigins = [3000, 3001, 4000, 6006].flatMap((port) => [
  `http://localhost:${port}`,
  `http://127.0.0.1:${port}`,
])

function passwordClassesOf(environment: Environment): readonly PasswordClass[] {
  const text = environment['PASSWORD_REQUIRES'] ?? ''
  const names = text.split(',').filter((name) => name !== '')
  const known = passwordClasses.filter((name) => names.includes(name))
  if (known.length < names.length)
    throw new Error(`PASSWORD_REQUIRES must be a list of ${passwordClasses.join(', ')}, not "${text}".`)
  return known
}

const publishedKeys =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/** Variables without a safe default: without them the platform uses secrets that everybody can read, or stand-ins that accept anything. */
const requiredInProduction = [
  // Otherwise the data would be in the folder of one process.
  'DATABASE_URL',
  'APP_ORIGINS',
  // Mails and the API document name them.
  'PUBLIC_URL',
  'PUBLIC_FUNCTIONS_URL',
  'PROJECT_ID',
  'SIGNING_SECRET',
  'STRIPE_API_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'TURNSTILE_VERIFY_URL',
  'TURNSTILE_SECRET_KEY',
  'MAIL_API_URL',
  'MAIL_API_KEY',
  'MAIL_FROM',
]

function identityProviderOf(environment: Environment): Config['identityProvider'] {
  const isProduction = environment['NODE_ENV'] === 'production'
  const provider = environment['IDENTITY_PROVIDER'] || (isProduction ? 'service' : 'emulator')
  if (provider !== 'emulator' && provider !== 'service')
    throw new Error(`IDENTITY_PROVIDER must be "emulator" or "service", not "${provider}".`)
  if (!isProduction) return provider
  if (provider === 'emulator')
    throw new Error('IDENTITY_PROVIDER must not be "emulator" in production: its tokens are unsigned.')
  const missing = requiredInProduction.filter((name) => !environment[name])
  if (missing.length > 0) throw new Error(`Set ${missing.join(', ')} in production.`)
  return provider
}

function webhookNetworksOf(environment: Environment): Config['webhookNetworks'] {
  const networks = environment['WEBHOOK_NETWORKS'] || 'public'
  if (networks !== 'public' && networks !== 'any')
    throw new Error(`WEBHOOK_NETWORKS must be "public" or "any", not "${networks}".`)
  if (networks === 'any' && environment['NODE_ENV'] === 'production')
    throw new Error('WEBHOOK_NETWORKS must not be "any" in production: webhooks would reach our own network.')
  return networks
}

/** Reads and checks the environment; throws an Error that names the variable at fault. */
export function readConfig(environment: Environment): Config {
  const identityProvider = identityProviderOf(environment)
  checkHalfSet(environment)
  return {
    identityProvider,
    identityKeysUrl: addressOf(environment, 'IDENTITY_KEYS_URL') ?? publishedKeys,
    host: environment['LISTEN_HOST'] || '127.0.0.1',
    port: wholeNumber(environment, 'PLATFORM_PORT', 8787),
    standInsPort: wholeNumber(environment, 'STAND_INS_PORT', 8788),
    functionsPort: wholeNumber(environment, 'FUNCTIONS_PORT', 5001),
    identityPort: wholeNumber(environment, 'IDENTITY_PORT', 9099),
    identityEmulatorPort: wholeNumber(environment, 'IDENTITY_EMULATOR_PORT', 9199),
    dataDir: resolve(environment['DATA_DIR'] ?? resolve(import.meta.dirname, '../../../../.data')),
    databaseUrl: environment['DATABASE_URL'] || undefined,
    appOrigins: environment['APP_ORIGINS']?.split(',') ?? defaultOrigins,
    publicUrl: originOf(environment, 'PUBLIC_URL'),
    publicFunctionsUrl: originOf(environment, 'PUBLIC_FUNCTIONS_URL'),
    metricsToken: environment['METRICS_TOKEN'] || undefined,
    shutdown: {
      delaySeconds: wholeNumber(environment, 'SHUTDOWN_DELAY_SECONDS', 0),
      drainSeconds: wholeNumber(environment, 'SHUTDOWN_DRAIN_SECONDS', 10),
    },
    trustedProxies: networksOf(environment, 'TRUSTED_PROXIES'),
    projectId: environment['PROJECT_ID'] ?? 'demo-search-foundation',
    region: environment['REGION'] ?? 'us-central1',
    trialLimit: wholeNumber(environment, 'TRIAL_LIMIT', 3),
    upstream: upstreamOf(environment),
    password: {
      minimumLength: wholeNumber(environment, 'MINIMUM_PASSWORD_LENGTH', 8),
      maximumLength: wholeNumber(environment, 'MAXIMUM_PASSWORD_LENGTH', 4096),
      requires: passwordClassesOf(environment),
    },
    signingSecret: environment['SIGNING_SECRET'] || 'local-signing-secret',
    stripe: {
      url: addressOf(environment, 'STRIPE_API_URL'),
      secretKey: environment['STRIPE_SECRET_KEY'] || 'sk_test_local',
      webhookSecret: environment['STRIPE_WEBHOOK_SECRET'] || 'whsec_local',
    },
    botCheck: {
      url: addressOf(environment, 'TURNSTILE_VERIFY_URL'),
      // The test secret that accepts the tokens of every test site key.
      secret: environment['TURNSTILE_SECRET_KEY'] || '1x0000000000000000000000000000000AA',
    },
    webhookNetworks: webhookNetworksOf(environment),
    mail: {
      url: addressOf(environment, 'MAIL_API_URL'),
      key: environment['MAIL_API_KEY'] || 're_local',
      from: environment['MAIL_FROM'] || 'Search Foundation <no-reply@search-foundation.example>',
    },
  }
}
