import type {
  BillingDetails,
  BulkJob,
  KeyInfo,
  Model,
  Product,
  ProductRateLimits,
  ServiceStatus,
  TotalConsumption,
  Transaction,
} from '@search-foundation/api-client'
import type { AccountKey, LoggedRequest, RequestSummary, Usage } from '@search-foundation/api-client/account'

import type { FakeResponses } from './fake-fetch.ts'

const day = 86_400_000
const isoTime = (daysAgo: number) => new Date(Date.now() - daysAgo * day).toISOString()
const isoDay = (daysAgo: number) => isoTime(daysAgo).slice(0, 10)

export const keyInfo: KeyInfo = {
  user_id: null,
  email: null,
  full_name: null,
  wallet: {
    trial_balance: 8_412_730,
    trial_start: '2026-01-01T00:00:00Z',
    trial_end: '2027-01-01T00:00:00Z',
    regular_balance: 0,
    total_balance: 8_412_730,
  },
  metadata: { speed_level: 1 },
}

export const consumption: TotalConsumption = {
  total_tokens: 1_587_270,
  since: isoDay(40),
  /** Computed when it is read, as the days are chosen when a story is shown: a run may cross midnight. */
  get by_day() {
    return Array.from({ length: 40 }, (_, index) => [
      {
        date: isoDay(39 - index),
        product_name: 'embedding',
        model_name: 'jina-embeddings-v3',
        tokens: 21_000 + 900 * (index % 7),
        paid_tokens: 14_000,
      },
      {
        date: isoDay(39 - index),
        product_name: 'reader',
        model_name: 'reader',
        tokens: 9000 + 400 * (index % 5),
        paid_tokens: 6000,
      },
    ]).flat()
  },
}

const billingDetails: BillingDetails = {
  name: 'Ada Ltd',
  email: 'ada@example.org',
  address: {
    line1: '1 Sample Street',
    line2: null,
    city: 'Berlin',
    postal_code: '10115',
    state: null,
    country: 'DE',
  },
  tax_ids: [{ type: 'eu_vat', value: 'DE123456789' }],
  card: { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2031 },
}

/** The same usage, as the account's call returns it. */
export const accountUsage: Usage = {
  total_tokens: consumption.total_tokens,
  total_paid_tokens: 800_000,
  total_requests: 3200,
  get rows() {
    return consumption.by_day.map(({ date, product_name, model_name, tokens, paid_tokens }) => ({
      date,
      hour: null,
      product: product_name,
      model: model_name,
      key_id: null,
      key_name: null,
      key_tail: null,
      tokens,
      paid_tokens,
      requests: 40,
    }))
  },
}

export const transactions: Transaction[] = [
  {
    id: 't5',
    updated_at: isoTime(0),
    quantity: -24_300,
    type: 'consume',
    metadata: { model_name: 'jina-embeddings-v3' },
  },
  { id: 't4', updated_at: isoTime(1), quantity: -9800, type: 'consume', metadata: { model_name: 'reader' } },
  {
    id: 't3',
    updated_at: isoTime(2),
    quantity: 1_000_000_000,
    type: 'purchase',
    metadata: { product_name: 'Standard pack' },
  },
  { id: 't2', updated_at: isoTime(9), quantity: -500_000, type: 'transfer_out', metadata: {} },
  { id: 't1', updated_at: isoTime(40), quantity: 10_000_000, type: 'trial', metadata: {} },
]

export const products: Product[] = [
  {
    id: 'p1',
    product_id: 'standard',
    product_name: 'Standard pack',
    product_description: 'For one key.',
    price: 5000,
    price_id: 'price_standard_1b',
    currency: 'usd',
    token_quantity: 1_000_000_000,
  },
  {
    id: 'p2',
    product_id: 'premium',
    product_name: 'Premium pack',
    product_description: 'For one key.',
    price: 50_000,
    price_id: 'price_premium_11b',
    currency: 'usd',
    token_quantity: 11_000_000_000,
  },
]

const accountKey = (id: string, name: string, change: Partial<AccountKey> = {}): AccountKey => ({
  id,
  name,
  kind: 'zero',
  masked: `sf_zero_…${id}`,
  created_at: isoTime(30),
  last_used_at: isoTime(1),
  expires_at: null,
  revoked_at: null,
  scopes: null,
  stores_bodies: false,
  wallet: { trial_balance: 0, trial_end: null, regular_balance: 1_000_000, total_balance: 1_000_000 },
  budget: null,
  rotation: null,
  ...change,
})

export const accountKeys: AccountKey[] = [
  accountKey('a1B2', 'Search page'),
  accountKey('c3D4', 'Nightly import', { last_used_at: null }),
  accountKey('e5F6', 'Old script', { revoked_at: isoTime(3) }),
]

const newAccountKey = 'sf_zero_new00000000000000000000000000000000000000000Key3'

export const model = (name: string, dimensions: number[] = [64, 256, 1024], max_tokens = 8192): Model => ({
  name,
  slug: name,
  summary: 'A model',
  tags: ['embedding', 'text'],
  release_date: '2024-09-18',
  deprecated: false,
  meta_data: {
    size: '570M',
    output_dim: dimensions.at(-1) ?? 1024,
    max_tokens,
    matryoshka_dims: dimensions,
    languages: 89,
    license: null,
    tasks: [],
  },
})

export const rateLimits: ProductRateLimits[] = [
  {
    product: 'embeddings',
    without_key: null,
    standard: { requests: 500, tokens: 1_000_000 },
    premium: { requests: 2000, tokens: 5_000_000 },
  },
  {
    product: 'reader',
    without_key: { requests: 20, tokens: null },
    standard: { requests: 500, tokens: null },
    premium: { requests: 5000, tokens: null },
  },
]

export const bulkJob = (id: string, change: Partial<BulkJob> = {}): BulkJob => ({
  id,
  model_name: 'jina-embeddings-v3',
  status: 'completed',
  file_name: `${id}.jsonl`,
  user_email: 'ada@example.org',
  created_at: isoTime(1),
  completed_at: isoTime(0.9),
  error: null,
  used_token_count: 41_250,
  total_count: 1000,
  completed_count: 1000,
  failed_count: 0,
  ...change,
})

const bulkJobs = [
  bulkJob('catalog', { status: 'in-progress', completed_at: null, completed_count: 420 }),
  bulkJob('articles', { completed_count: 997, failed_count: 3 }),
  bulkJob('reviews', {
    status: 'failed',
    error: 'The job was canceled.',
    completed_count: 50,
    failed_count: 950,
  }),
]

const bulkFailures = [
  { index: 4, custom_id: 'a-5', input: null, error: 'The row holds no text.' },
  { index: 17, custom_id: null, input: null, error: 'The line is not valid JSON.' },
  {
    index: 612,
    custom_id: 'a-613',
    input: 'A very long article. '.repeat(40),
    error: 'The text has 9001 tokens; jina-embeddings-v3 takes 8192.',
  },
]

const reranker = model('jina-reranker-m0', [])
const models = [
  model('jina-embeddings-v3'),
  model('jina-embeddings-v4', [128, 512, 2048], 32_768),
  { ...reranker, tags: ['reranker'], meta_data: { ...reranker.meta_data, output_dim: null } },
]
const servedModels = [...models.map(({ name }) => name), 'jina-deepsearch-v1']

/** A call that was refused, because the balance was too low. */
export const loggedRequest: LoggedRequest = {
  id: 'req_1',
  at: '2026-03-10T10:00:00Z',
  key_id: 'a1B2',
  key_name: 'Search page',
  key_tail: 'a1B2',
  method: 'POST',
  route: '/v1/rerank',
  product: 'reranker',
  model: 'jina-reranker-m0',
  status: 402,
  tokens: 0,
  duration_ms: 12,
  engine: null,
  error_code: 'insufficient_quota',
  error_param: null,
  error_message: 'The balance of this API key is too low.',
  user_agent: 'search-foundation-js/1.4.0',
  bodies_until: null,
  sdk_version: '1.4.0',
}

const requestSummary: RequestSummary = {
  requests: 12_480,
  is_complete: true,
  failed: 312,
  p50_ms: 86,
  p95_ms: 412,
  error_codes: [
    { code: 'rate_limit_exceeded', requests: 240 },
    { code: 'insufficient_quota', requests: 52 },
    { code: 'less_than_equal', requests: 20 },
  ],
}

/** What the services return in every story that sets nothing else. */
export const responses: FakeResponses = {
  'GET /api/v1/api_key/fe_user': { json: keyInfo },
  'GET /api/v1/billing/token_price': { json: { per_million: 4.5, currency: 'usd', basis: 'paid' } },
  'GET /api/v1/account/inbox': { json: { records: [], next_cursor: null, unread: 0 } },
  'GET /api/v1/account/requests/summary': { json: requestSummary },
  'GET /api/v1/billing/details': { json: billingDetails },
  'GET /api/v1/billing/total_consumption': { json: consumption },
  'GET /api/v1/billing/paginated_transaction': { json: { records: transactions, next_cursor: null } },
  'GET /api/v1/billing/paginated_transaction?num_records=1': {
    json: { records: transactions.slice(0, 1), next_cursor: null },
  },
  'GET /api/v1/billing/transaction': { json: transactions },
  'GET /api/v1/product': { json: products },
  'GET /api/v1/account/keys': { json: { keys: accountKeys } },
  'GET /api/v1/account/usage': { json: accountUsage },
  'POST /api/v1/account/keys': { json: { ...accountKeys[0], api_key: newAccountKey } },
  'POST /api/v1/account/keys/a1B2/rotate': { json: { ...accountKeys[0], api_key: newAccountKey } },
  'DELETE /api/v1/account/keys/a1B2': { json: { ...accountKeys[0], revoked_at: isoTime(0) } },
  'GET /api/v1/models': { json: models },
  'GET /api/v1/rate_limits': { json: rateLimits },
  'GET /v1/models': {
    json: {
      object: 'list',
      data: servedModels.map((id) => ({ id, object: 'model', owned_by: 'us', engine: 'local' })),
    },
  },
  'GET /v1/bulk-embeddings': { json: { records: bulkJobs, next_cursor: null } },
  'GET /v1/bulk-uploads': { json: { records: [] } },
  'GET /v1/bulk-embeddings/articles': { json: bulkJobs[1] },
  'GET /v1/bulk-embeddings/articles/failures': { json: { records: bulkFailures, next_cursor: null } },
  'POST /v1/embeddings': {
    json: {
      model: 'jina-embeddings-v3',
      object: 'list',
      usage: { total_tokens: 42, prompt_tokens: 42 },
      data: [
        { object: 'embedding', index: 0, embedding: [1, 0, 0] },
        { object: 'embedding', index: 1, embedding: [0.8, 0.6, 0] },
        { object: 'embedding', index: 2, embedding: [0, 0, 1] },
      ],
    },
  },
  'POST /trial': { json: { api_key: 'sf_trial_new0000000000000000000000000000000000000000Key1' } },
  'POST /empty': { json: { api_key: 'sf_zero_new00000000000000000000000000000000000000000Key2' } },
}

/** A quiet product, one with bad days, one that is down, and one that was not measured. Its days are fixed: their labels are in pictures. */
export const serviceStatus: ServiceStatus = {
  from: '2026-08-28',
  to: '2026-11-25',
  products: (
    [
      ['embedding', 'up', 1],
      ['reader', 'up', 0.994],
      ['reranker', 'down', 0.9998],
      ['tokenizer', 'unknown', null],
    ] as const
  ).map(([product, state, availability]) => ({
    product,
    state,
    availability,
    p50_ms: availability === null ? null : 11,
    p95_ms: availability === null ? null : 76,
    days:
      availability === null
        ? []
        : Array.from({ length: 60 }, (_, index) => ({
            date: new Date(Date.UTC(2026, 8, 27 + index)).toISOString().slice(0, 10),
            availability:
              product === 'embedding' ? 1 : (({ 20: 0.4, 41: 0.95 } as Record<number, number>)[index] ?? 1),
            down_seconds: 0,
            error_rate: 0,
            p50_ms: 11,
            p95_ms: 76,
          })),
  })),
  incidents: [],
}
