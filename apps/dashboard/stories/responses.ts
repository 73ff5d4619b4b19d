import type { FakeResponses } from './fake-fetch.ts'
import { billingDetails, products, transactions } from './responses/billing.ts'
import { bulkFailures, bulkJobs } from './responses/bulk.ts'
import { isoTime } from './responses/days.ts'
import { accountKeys, keyInfo, newAccountKey } from './responses/keys.ts'
import { models, rateLimits, servedModels } from './responses/models.ts'
import { requestSummary } from './responses/requests.ts'
import { accountUsage, consumption } from './responses/usage.ts'

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
