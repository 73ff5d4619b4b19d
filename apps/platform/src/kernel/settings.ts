import { brand } from '@search-foundation/content/brand'
import { z } from 'zod'

import { prompts, servedModels, serverKind } from './model-server-settings.ts'
import { networksOf } from './networks.ts'
import {
  about,
  address,
  anAddress,
  isAddress,
  listOf,
  number,
  optional,
  origin,
  positive,
  text,
} from './setting.ts'

/** The environment variables of a process, or what stands for them in a test. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Kinds of characters that a policy can demand. */
export const passwordClasses = ['lowercase', 'uppercase', 'numeric', 'non-alphanumeric'] as const
export type PasswordClass = (typeof passwordClasses)[number]

const publishedKeys =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/** What stands for the seller's address on this machine. */
const sampleAddress = '1 Sample Street, Example City'

const company = { fallback: 'the stand-in', isRequired: true } as const

/** Every environment variable of the platform. The README's table is printed from it. */
export const settings = z.object({
  PLATFORM_PORT: number(8787, 'API, key service, reader'),
  STAND_INS_PORT: number(8788, 'Stand-ins of the payment provider, the bot check and the mail provider'),
  FUNCTIONS_PORT: number(5001, 'Callable functions'),
  IDENTITY_PORT: number(9099, 'Identity front'),
  IDENTITY_EMULATOR_PORT: number(9199, 'Auth emulator behind it'),
  DATA_DIR: optional('Database, users, lock', { fallback: '`.data` of the repository' }),
  DATABASE_URL: optional('A PostgreSQL server instead of PGlite', { isRequired: true }),
  APP_ORIGINS: z.string().transform(listOf).optional().register(about, {
    what: 'Origins that browsers may call from, separated by commas; the product API (`/v1/`, `/v2/`) may be called from any',
    fallback: 'the local apps',
    isRequired: true,
  }),
  PUBLIC_URL: origin(
    'Origin under which clients reach the main port, for addresses in responses, in the API document and in mails about alerts',
    { isRequired: true },
  ),
  DOCS_URL: address('Address of the documentation, which error bodies link to', {
    fallback: '`/docs` of the first of `APP_ORIGINS`',
  }),
  PUBLIC_FUNCTIONS_URL: origin('Origin under which clients reach the callable functions', {
    isRequired: true,
  }),
  LISTEN_HOST: text(
    '127.0.0.1',
    'Address of the network interface for the main port and the callable functions',
  ),
  SHUTDOWN_DELAY_SECONDS: number(0, 'Time between `/ready` turning false and the end of new connections'),
  SHUTDOWN_DRAIN_SECONDS: number(10, 'Longest wait for open requests and streams after it'),
  METRICS_TOKEN: optional('Token for `/metrics`; without it only programs of this machine may read it'),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((given, context) => {
      const networks = networksOf(listOf(given))
      if (networks !== undefined) return networks
      context.addIssue('not a network')
      return z.NEVER
    })
    .register(about, {
      what: 'Addresses and networks of the proxies in front of the platform, whose `X-Forwarded-For` names the client. Without it, limits per client count connections',
      takes: 'a list of addresses and networks',
    }),
  TRIAL_LIMIT: number(3, 'Trial keys per client and day'),
  REFUSED_LIMIT: number(
    300,
    'Invalid requests without a valid key or token per client and minute; then its requests without a token get 429',
  ),
  MINIMUM_PASSWORD_LENGTH: number(8, 'Password policy, in characters'),
  MAXIMUM_PASSWORD_LENGTH: number(4096, 'Password policy, in characters'),
  PASSWORD_REQUIRES: z
    .string()
    .default('')
    .transform(listOf)
    .pipe(z.array(z.enum(passwordClasses)))
    .transform((given) => passwordClasses.filter((name) => given.includes(name)))
    .register(about, {
      what: 'What else it demands: `lowercase`, `uppercase`, `numeric`, `non-alphanumeric`, separated by commas',
      takes: `a list of ${passwordClasses.join(', ')}`,
    }),
  PROJECT_ID: text('demo-search-foundation', 'Project at the identity provider', { isRequired: true }),
  REGION: text('us-central1', 'Region in the addresses of the callable functions'),
  IDENTITY_PROVIDER: z.enum(['emulator', 'service']).optional().register(about, {
    what: "Who issues identity tokens. `service` needs Google's default credentials and `PROJECT_ID`",
    takes: '"emulator" or "service"',
    fallback: '`emulator`; `service` in production',
  }),
  IDENTITY_KEYS_URL: z.string().refine(isAddress).default(publishedKeys).register(about, {
    what: 'Where the service publishes the keys of its tokens',
    takes: anAddress,
    fallback: "the provider's",
  }),
  UPSTREAM_API_URL: address('Sends the calls of the main API to another service, streams and bulk jobs too'),
  UPSTREAM_API_KEY: text('', 'Key of that service'),
  UPSTREAM_READER_URL: address('Where that service reads', { fallback: 'its `/reader`' }),
  UPSTREAM_SEARCH_URL: address('Where that service searches', { fallback: 'its `/search`' }),
  UPSTREAM_TIMEOUT_SECONDS: number(120, 'When that service, or its stream, counts as silent'),
  EMBEDDINGS_SERVER_URL: address(
    'Server of open weights for embeddings and bulk jobs: vLLM, Infinity, Ollama, TEI',
    {
      fallback: 'none',
    },
  ),
  EMBEDDINGS_SERVER_KIND: serverKind(),
  EMBEDDINGS_SERVER_KEY: text('', 'Its key, if it needs one'),
  EMBEDDINGS_SERVER_MODELS: servedModels(),
  EMBEDDINGS_SERVER_BATCH: positive(32, 'Texts per request to it; TEI tells a lower limit itself'),
  EMBEDDINGS_SERVER_PROMPTS: prompts(),
  RERANKER_SERVER_URL: address('Server of open weights for reranking: vLLM, Infinity, Ollama, TEI', {
    fallback: 'none',
  }),
  RERANKER_SERVER_KIND: serverKind(),
  RERANKER_SERVER_KEY: text('', 'Its key, if it needs one'),
  RERANKER_SERVER_MODELS: servedModels(),
  RERANKER_SERVER_BATCH: positive(32, 'Texts per request to it; TEI tells a lower limit itself'),
  CHAT_SERVER_URL: address(
    "Server of open weights with OpenAI's API that writes the answers of deep search: vLLM, Ollama, llama.cpp",
    { fallback: 'none' },
  ),
  CHAT_SERVER_KEY: text('', 'Its key, if it needs one'),
  CHAT_SERVER_MODEL: text('', 'The model that it serves, by its own id; required with its address'),
  MODEL_SERVER_TIMEOUT_SECONDS: number(60, 'When such a server counts as silent'),
  LOG_LEVEL: z.enum(['info', 'warn', 'error', 'silent']).default('info').register(about, {
    what: '`warn`, `error` or `silent` for fewer lines',
    takes: 'info, warn, error or silent',
  }),
  SIGNING_SECRET: text('local-signing-secret', 'Signs download addresses', {
    fallback: 'a local value',
    isRequired: true,
  }),
  REQUEST_BODIES_SECRET: text(
    'local-bodies-secret',
    'Encrypts the bodies of calls that keys store for a day',
    {
      fallback: 'a local value',
      isRequired: true,
    },
  ),
  STRIPE_API_URL: address('Payment provider: `https://api.stripe.com`', company),
  STRIPE_SECRET_KEY: text('sk_test_local', 'Key of our account there', company),
  STRIPE_WEBHOOK_SECRET: text('whsec_local', 'Secret that signs its webhooks', company),
  STRIPE_AUTOMATIC_TAX: z.enum(['on', 'off']).default('off').register(about, {
    what: '`on` lets the payment provider compute tax on every purchase, which must be set up there',
    takes: '"on" or "off"',
  }),
  STRIPE_PORTAL_CONFIGURATION: optional('Configuration of its customer portal', {
    fallback: 'the default one there',
  }),
  SELLER_NAME: text(brand.legalName, 'Company that sells, on receipts', { isRequired: true }),
  SELLER_ADDRESS: text(sampleAddress, 'Its address, on receipts', { isRequired: true }),
  SELLER_TAX_ID: optional('Its tax number, on receipts'),
  TURNSTILE_VERIFY_URL: address('Bot check: where tokens are verified', company),
  // The test secret that accepts the tokens of every test site key.
  TURNSTILE_SECRET_KEY: text('1x0000000000000000000000000000000AA', "Secret of the apps' site key", company),
  WEBHOOK_NETWORKS: z.enum(['public', 'any']).default('public').register(about, {
    what: '`any` sends webhooks of accounts to private addresses and by http too, to try them on this machine',
    takes: '"public" or "any"',
  }),
  MAIL_API_URL: address("Mail provider with an API like Resend's", company),
  MAIL_API_KEY: text('re_local', 'Key of our account there', company),
  MAIL_FROM: text('Search Foundation <no-reply@search-foundation.example>', 'Sender of our mails', company),
})

export type Settings = z.infer<typeof settings>

const aboutAll = Object.entries(settings.shape).map(
  ([name, schema]) => ({ name, schema, about: about.get(schema) ?? { what: '' } }) as const,
)

/** The variables that production needs a value of. */
export const requiredInProduction = aboutAll.filter((one) => one.about.isRequired).map(({ name }) => name)

/** Reads every variable; an empty one counts as missing. Throws an Error that names those at fault and what they take. */
export function readSettings(environment: Environment): Settings {
  const given = aboutAll.map(({ name }) => [name, environment[name] || undefined] as const)
  const { data, error } = settings.safeParse(Object.fromEntries(given))
  if (data !== undefined) return data
  const wrong = new Set(error.issues.map(({ path }) => path[0]))
  const lines = aboutAll
    .filter(({ name }) => wrong.has(name))
    .map((one) => `${one.name} must be ${one.about.takes}, not "${environment[one.name]}".`)
  throw new Error(lines.join('\n'))
}

/** Prints the table of all variables for the README. */
export function printSettings(): string {
  const rows = aboutAll.map(({ name, schema, about: { what, fallback, isRequired } }) => {
    const { data } = schema.safeParse(undefined)
    const value = fallback ?? (typeof data === 'string' || typeof data === 'number' ? `${data}` : '')
    const parts = [value, ...(isRequired ? ['required in production'] : [])].filter((part) => part !== '')
    return `| \`${name}\` | ${parts.join('; ')} | ${what} |`
  })
  return ['| Name | Default | What |', '| --- | --- | --- |', ...rows].join('\n')
}
