import type { BlockList } from 'node:net'
import { resolve } from 'node:path'
import { brand } from '@search-foundation/content/brand'

import { checkHalfSet } from './half-set.ts'
import {
  readSettings,
  requiredInProduction,
  type Environment,
  type PasswordClass,
  type Settings,
} from './settings.ts'

/** A server of open weights for one product. */
export interface ModelServerConfig {
  url: string
  /** Its API: OpenAI's, or that of text-embeddings-inference. */
  kind: 'openai' | 'tei'
  key: string
  /** Its ids of models by our own; without any, it knows ours. */
  models: ReadonlyMap<string, string>
  /** What is put before a text, by task. */
  prompts: Readonly<Record<string, string>>
  /** Texts per request. */
  batch: number
  timeoutSeconds: number
}

/** A server with OpenAI's API that writes answers. */
export interface ChatServerConfig extends Pick<ModelServerConfig, 'url' | 'key' | 'timeoutSeconds'> {
  /** Its own id of the model. */
  model: string
}

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
  /** Address of the documentation, which error bodies link to; without a slash at its end. */
  docsUrl: string
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
  /** Invalid requests without a valid key or token that a client may send in a minute. */
  refusedLimit: number
  /** The real inference service, if there is one. Reader and search may have other addresses; a silent service times out after `timeoutSeconds`. */
  upstream:
    | { url: string; readerUrl: string; searchUrl: string; key: string; timeoutSeconds: number }
    | undefined
  /** Servers of open weights by product; they take precedence over `upstream`. */
  modelServers: Readonly<Partial<Record<'embeddings' | 'reranker', ModelServerConfig>>>
  /** The server that writes the answers of deep search; it takes precedence over `upstream`. */
  chatServer: ChatServerConfig | undefined
  /** What the identity provider demands of new passwords; lengths in characters. */
  password: { minimumLength: number; maximumLength: number; requires: readonly PasswordClass[] }
  /** Signs download addresses; the same for all processes over one database. */
  signingSecret: string
  /** Encrypts the stored bodies of calls; the same for all processes over one database. */
  requestBodiesSecret: string
  /** The payment provider: base address of its API, key of our account, secret that signs its webhooks. */
  stripe: {
    url: string | undefined
    secretKey: string
    webhookSecret: string
    /** Whether the provider computes the tax of every purchase. */
    automaticTax: boolean
    /** Configuration of its customer portal; undefined for the default one. */
    portalConfiguration: string | undefined
  }
  /** Who sells, as receipts name it. */
  seller: { name: string; address: string; tax_id: string | null }
  /** The bot check: where its tokens are verified, and the secret that belongs to the site key of the apps. */
  botCheck: { url: string | undefined; secret: string }
  /** Where webhooks of accounts may be sent: https addresses on the public internet, or any, which is for trying them on this machine. */
  webhookNetworks: 'public' | 'any'
  /** The mail provider: base address of its API, key of our account, sender of our mails. */
  mail: { url: string | undefined; key: string; from: string }
}

function upstreamOf(given: Settings): Config['upstream'] {
  const { UPSTREAM_API_URL: url } = given
  if (url === undefined) return undefined
  return {
    url,
    readerUrl: given.UPSTREAM_READER_URL ?? new URL('/reader', url).href,
    searchUrl: given.UPSTREAM_SEARCH_URL ?? new URL('/search', url).href,
    key: given.UPSTREAM_API_KEY,
    timeoutSeconds: given.UPSTREAM_TIMEOUT_SECONDS,
  }
}

function chatServerOf(given: Settings): Config['chatServer'] {
  const { CHAT_SERVER_URL: url, CHAT_SERVER_KEY: key, CHAT_SERVER_MODEL: model } = given
  if (url === undefined) return undefined
  return { url, key, model, timeoutSeconds: given.MODEL_SERVER_TIMEOUT_SECONDS }
}

function modelServersOf(given: Settings): Config['modelServers'] {
  const shared = { timeoutSeconds: given.MODEL_SERVER_TIMEOUT_SECONDS }
  const { EMBEDDINGS_SERVER_URL: embeddings, RERANKER_SERVER_URL: reranker } = given
  return {
    ...(embeddings !== undefined && {
      embeddings: {
        ...shared,
        url: embeddings,
        kind: given.EMBEDDINGS_SERVER_KIND,
        key: given.EMBEDDINGS_SERVER_KEY,
        models: given.EMBEDDINGS_SERVER_MODELS,
        prompts: given.EMBEDDINGS_SERVER_PROMPTS,
        batch: given.EMBEDDINGS_SERVER_BATCH,
      },
    }),
    ...(reranker !== undefined && {
      reranker: {
        ...shared,
        url: reranker,
        kind: given.RERANKER_SERVER_KIND,
        key: given.RERANKER_SERVER_KEY,
        models: given.RERANKER_SERVER_MODELS,
        prompts: {},
        batch: given.RERANKER_SERVER_BATCH,
      },
    }),
  }
}

const defaultOrigins = [3000, 3001, 4000, 6006].flatMap((port) => [
  `http://localhost:${port}`,
  `http://127.0.0.1:${port}`,
])

/** Whether a text names a seller that does not exist. */
const isPlaceholder = (text: string) =>
  /\b(?:sample|example|placeholder)\b/i.test(text) || (brand.isSample && text === brand.legalName)

/** Throws an Error that names what production lacks, or must not have. */
function checkProduction(environment: Environment): void {
  if (environment['IDENTITY_PROVIDER'] === 'emulator')
    throw new Error('IDENTITY_PROVIDER must not be "emulator" in production: its tokens are unsigned.')
  if (environment['WEBHOOK_NETWORKS'] === 'any')
    throw new Error('WEBHOOK_NETWORKS must not be "any" in production: webhooks would reach our own network.')
  const missing = requiredInProduction.filter((name) => !environment[name])
  if (missing.length > 0) throw new Error(`Set ${missing.join(', ')} in production.`)
  for (const name of ['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_TAX_ID'])
    if (isPlaceholder(environment[name] ?? ''))
      throw new Error(`${name} must not be a placeholder in production: it is on every receipt.`)
}

/** Reads and checks the environment; throws an Error that names the variable at fault. */
export function readConfig(environment: Environment): Config {
  const given = readSettings(environment)
  const isProduction = environment['NODE_ENV'] === 'production'
  if (isProduction) checkProduction(environment)
  checkHalfSet(environment)
  const appOrigins = given.APP_ORIGINS ?? defaultOrigins
  return {
    identityProvider: given.IDENTITY_PROVIDER ?? (isProduction ? 'service' : 'emulator'),
    identityKeysUrl: given.IDENTITY_KEYS_URL,
    host: given.LISTEN_HOST,
    port: given.PLATFORM_PORT,
    standInsPort: given.STAND_INS_PORT,
    functionsPort: given.FUNCTIONS_PORT,
    identityPort: given.IDENTITY_PORT,
    identityEmulatorPort: given.IDENTITY_EMULATOR_PORT,
    dataDir: resolve(given.DATA_DIR ?? resolve(import.meta.dirname, '../../../../.data')),
    databaseUrl: given.DATABASE_URL,
    appOrigins,
    publicUrl: given.PUBLIC_URL,
    docsUrl: given.DOCS_URL?.replace(/\/$/, '') ?? `${appOrigins[0]}/docs`,
    publicFunctionsUrl: given.PUBLIC_FUNCTIONS_URL,
    metricsToken: given.METRICS_TOKEN,
    shutdown: {
      delaySeconds: given.SHUTDOWN_DELAY_SECONDS,
      drainSeconds: given.SHUTDOWN_DRAIN_SECONDS,
    },
    trustedProxies: given.TRUSTED_PROXIES,
    projectId: given.PROJECT_ID,
    region: given.REGION,
    trialLimit: given.TRIAL_LIMIT,
    refusedLimit: given.REFUSED_LIMIT,
    upstream: upstreamOf(given),
    modelServers: modelServersOf(given),
    chatServer: chatServerOf(given),
    password: {
      minimumLength: given.MINIMUM_PASSWORD_LENGTH,
      maximumLength: given.MAXIMUM_PASSWORD_LENGTH,
      requires: given.PASSWORD_REQUIRES,
    },
    signingSecret: given.SIGNING_SECRET,
    requestBodiesSecret: given.REQUEST_BODIES_SECRET,
    stripe: {
      url: given.STRIPE_API_URL,
      secretKey: given.STRIPE_SECRET_KEY,
      webhookSecret: given.STRIPE_WEBHOOK_SECRET,
      automaticTax: given.STRIPE_AUTOMATIC_TAX === 'on',
      portalConfiguration: given.STRIPE_PORTAL_CONFIGURATION,
    },
    seller: {
      name: given.SELLER_NAME,
      address: given.SELLER_ADDRESS,
      tax_id: given.SELLER_TAX_ID ?? null,
    },
    botCheck: { url: given.TURNSTILE_VERIFY_URL, secret: given.TURNSTILE_SECRET_KEY },
    webhookNetworks: given.WEBHOOK_NETWORKS,
    mail: { url: given.MAIL_API_URL, key: given.MAIL_API_KEY, from: given.MAIL_FROM },
  }
}
