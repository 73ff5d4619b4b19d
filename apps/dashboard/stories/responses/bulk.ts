import type { BulkJob } from '@search-foundation/api-client'

import { sampleJob } from '../../src/ground/sample/sample-job.ts'
import { isoTime } from './days.ts'

export const bulkJob = (id: string, change: Partial<BulkJob> = {}): BulkJob =>
  sampleJob(id, {
    file_name: `${id}.jsonl`,
    user_email: 'ada@example.org',
    created_at: isoTime(1),
    completed_at: isoTime(0.9),
    used_token_count: 41_250,
    total_count: 1000,
    completed_count: 1000,
    failed_count: 0,
    ...change,
  })

export const bulkJobs = [
  bulkJob('catalog', { status: 'in-progress', completed_at: null, completed_count: 420 }),
  bulkJob('articles', { completed_count: 996, failed_count: 4 }),
  bulkJob('reviews', {
    status: 'failed',
    error: 'The job was canceled.',
    error_code: 'canceled',
    completed_count: 50,
    failed_count: 950,
  }),
]

export const bulkFailures = [
  { index: 4, custom_id: 'a-5', input: null, error: 'The row has no text.', error_code: 'no_text' },
  {
    index: 17,
    custom_id: null,
    input: null,
    error: 'The line is not valid JSON.',
    error_code: 'invalid_json',
  },
  {
    index: 612,
    custom_id: 'a-613',
    input: 'A very long article. '.repeat(40),
    error: 'The text has 9001 tokens; jina-embeddings-v3 takes 8192.',
    error_code: 'too_long',
    token_count: 9001,
    token_limit: 8192,
  },
  {
    index: 700,
    custom_id: 'a-701',
    input: 'A short article.',
    error: 'The balance is too low for this text.',
    error_code: 'insufficient_balance',
  },
]
