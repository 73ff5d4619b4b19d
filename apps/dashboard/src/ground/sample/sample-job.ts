import type { BulkJob } from '@search-foundation/api-client'

/** A bulk job that is completed, for samples and stories. */
export const sampleJob = (id: string, change: Partial<BulkJob> = {}): BulkJob => ({
  id,
  model_name: 'jina-embeddings-v3',
  status: 'completed',
  file_name: id,
  user_email: null,
  created_at: '2026-02-02T09:00:00Z',
  completed_at: null,
  error: null,
  used_token_count: 0,
  ...change,
})
