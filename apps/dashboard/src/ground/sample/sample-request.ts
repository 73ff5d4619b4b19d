import type { LoggedRequest } from '@search-foundation/api-client/account'

/** A call that was served, for samples and stories. */
export const sampleRequest = (
  change: Partial<LoggedRequest> & { id: string; at: string },
): LoggedRequest => ({
  key_id: '1',
  key_name: 'Website',
  key_tail: 'a1B2',
  method: 'POST',
  route: '/v1/embeddings',
  product: 'embedding',
  model: 'jina-embeddings-v3',
  status: 200,
  tokens: 1840,
  duration_ms: 84,
  engine: null,
  error_code: null,
  error_param: null,
  error_message: null,
  user_agent: null,
  bodies_until: null,
  sdk_version: null,
  ...change,
})
