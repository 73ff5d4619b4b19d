import type { ApiRoute } from '../kernel/http/define-route.ts'
import { limits, type LimitedProduct, type ProductLimits } from '../models/limits/limits.ts'

/** What a key can be limited to. */
type Scope = LimitedProduct | 'billing'

/** Scopes of the routes that a key calls, by path. Other routes take any key, or none. */
const scopesOfPaths: readonly (readonly [path: RegExp, scope: Scope])[] = [
  [/^\/v[12]\/(?:embed|embeddings|multi-vector|multi-embeddings)$/, 'embeddings'],
  [/^\/v[12]\/rerank$/, 'rerank'],
  [/^\/v1\/classify$/, 'classify'],
  [/^(?:\/api)?\/v1\/(?:train|classifiers)\b/, 'train'],
  [/^\/v1\/bulk-/, 'bulk'],
  [/^\/v1\/segment$/, 'segment'],
  [/^\/v1\/chat\/completions$/, 'deep_search'],
  [/^\/reader\b/, 'reader'],
  [/^\/(?:search|v1\/serp)\b/, 'search'],
  [
    /^\/(?:tickets$|api\/v1\/(?:billing\/|account\/requests\b|auto_recharge|checkout_session$|billing_portal_session$))/,
    'billing',
  ],
]

/** What a key with limited scopes may call, what the calls of a minute are limited to, and what a call costs. */
interface CallAccess {
  'x-scope'?: Scope
  'x-rate-limits'?: ProductLimits
  'x-charge'?: string
}

/** What a successful call costs, by the scope that it needs. */
const charges: Readonly<Record<LimitedProduct, string>> = {
  embeddings: 'The tokens of the input: usage.total_tokens of the response.',
  rerank: 'The tokens of the query and of the documents: usage.total_tokens of the response.',
  classify:
    'The tokens of the texts, and of the labels if there is no trained classifier: usage.total_tokens.',
  train: 'The tokens of the examples, times the passes: usage.total_tokens of the response.',
  segment: 'Nothing.',
  reader: 'The tokens of the returned content: the header x-usage-tokens. Without a key, nothing.',
  search: '10,000 tokens for each ten results, or the tokens of their contents if those are more.',
  deep_search: 'The tokens of all steps, those of the pages that were read included: usage.total_tokens.',
  bulk: 'The tokens of the embedded rows. They are set aside when the job starts; the rest is returned.',
}

/** Returns what the API document and the reference state about who may make a call, how often, and for how much. */
export function accessOfCall({ method, path, responses, 'x-auth': auth }: ApiRoute): CallAccess {
  if (!auth.includes('key')) return {}
  const scope = scopesOfPaths.find(([pattern]) => pattern.test(path))?.[1]
  if (scope === undefined) return {}
  if (scope === 'billing') return { 'x-scope': scope }
  // Reads of bulk jobs have a limit of their own, for clients that poll.
  const isLimited = responses[429] !== undefined && (scope !== 'bulk' || method === 'post')
  const isCharged = responses[402] !== undefined || scope === 'segment'
  return {
    'x-scope': scope,
    ...(isLimited && { 'x-rate-limits': limits[scope] }),
    ...(isCharged && { 'x-charge': charges[scope] }),
  }
}
