/** Names that options have in other clients, and their names here. */
const otherNames: Readonly<Record<string, string>> = {
  abortSignal: 'signal',
  accessToken: 'identityToken',
  api_key: 'apiKey',
  apikey: 'apiKey',
  base_url: 'baseUrl',
  baseURL: 'baseUrl',
  cache: 'fetchOptions',
  credentials: 'fetchOptions',
  defaultHeaders: 'headers',
  dispatcher: 'fetchOptions',
  hooks: 'onEvent',
  httpAgent: 'fetchOptions',
  idempotency_key: 'idempotencyKey',
  max_retries: 'maxRetries',
  maxNetworkRetries: 'maxRetries',
  onRetry: 'onEvent',
  retries: 'maxRetries',
  retry: 'maxRetries',
  timeoutMs: 'timeout',
}

const clientOptions: readonly string[] = [
  'apiKey',
  'baseUrl',
  'deadline',
  'emulate',
  'fetch',
  'fetchOptions',
  'headers',
  'hosts',
  'identityToken',
  'maxRetries',
  'middleware',
  'onEvent',
  'project',
  'region',
  'retryBudget',
  'timeout',
]

/** Throws `TypeError` for an option of a call that has another name here. Calls have further options, so no other name is refused. */
export function checkCallOptions(options: object): void {
  for (const name of Object.keys(options)) {
    const rightName = Object.hasOwn(otherNames, name) ? otherNames[name] : undefined
    if (rightName !== undefined) throw new TypeError(`Unknown option ${name}: use ${rightName}`)
  }
}

/** Throws `TypeError` for an option that a client does not have. */
export function checkClientOptions(options: object): void {
  checkCallOptions(options)
  const unknown = Object.keys(options).find((name) => !clientOptions.includes(name))
  if (unknown !== undefined)
    throw new TypeError(`Unknown option ${unknown}: use one of ${clientOptions.join(', ')}`)
}
