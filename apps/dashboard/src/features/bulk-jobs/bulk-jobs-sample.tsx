import type { BulkJob } from '@search-foundation/api-client'
import { useTranslation } from 'react-i18next'

import { sampleJob } from '../../ground/sample/sample-job.ts'
import { SampleTable } from '../../ground/sample/sample-table.tsx'
import { useJobColumns } from './job-columns.tsx'

const job = (name: string, daysAgo: number, change: Partial<BulkJob>) =>
  sampleJob(name, { created_at: new Date(Date.now() - daysAgo * 86_400_000).toISOString(), ...change })

const rows = [
  job('products.csv', 0.01, {
    status: 'in-progress',
    total_count: 12_000,
    completed_count: 7440,
    failed_count: 0,
    used_token_count: 1_860_000,
  }),
  job('articles.jsonl', 2, {
    total_count: 3200,
    completed_count: 3197,
    failed_count: 3,
    used_token_count: 2_410_000,
  }),
  job('questions.csv', 9, {
    total_count: 800,
    completed_count: 800,
    failed_count: 0,
    used_token_count: 21_600,
  }),
]

/** What bulk jobs look like. */
export function BulkJobsSample() {
  const { t } = useTranslation('dashboard-bulk')
  return <SampleTable caption={t('caption')} columns={useJobColumns()} rows={rows} rowKey={({ id }) => id} />
}
