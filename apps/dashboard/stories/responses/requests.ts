import type { RequestSummary } from '@search-foundation/api-client/account'

import { sampleRequest } from '../../src/ground/sample/sample-request.ts'

/** A call that was refused, because the balance was too low. */
export const loggedRequest = sampleRequest({
  id: 'req_1',
  at: '2026-03-10T10:00:00Z',
  key_id: 'a1B2',
  key_name: 'Search page',
  route: '/v1/rerank',
  product: 'reranker',
  model: 'jina-reranker-m0',
  status: 402,
  tokens: 0,
  duration_ms: 12,
  error_code: 'insufficient_quota',
  error_message: 'The balance of this API key is too low.',
  user_agent: 'search-foundation-js/1.4.0',
  sdk_version: '1.4.0',
})

export const requestSummary: RequestSummary = {
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
