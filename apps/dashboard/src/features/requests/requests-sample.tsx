import type { LoggedRequest } from '@search-foundation/api-client/account'
import { useTranslation } from 'react-i18next'

import { sampleRequest } from '../../ground/sample/sample-request.ts'
import { SampleTable } from '../../ground/sample/sample-table.tsx'
import { useRequestColumns } from './request-columns.tsx'

const request = (id: number, change: Partial<LoggedRequest>) =>
  sampleRequest({
    id: String(id),
    at: new Date(Date.UTC(2026, 1, 12, 12) - id * 97_000).toISOString(),
    ...change,
  })

const rows = [
  request(1, {}),
  request(2, { route: '/v1/rerank', model: 'jina-reranker-m0', tokens: 6210, duration_ms: 142 }),
  request(3, { status: 429, error_code: 'rate_limit_exceeded', model: null, tokens: 0, duration_ms: 3 }),
  request(4, { method: 'GET', route: '/reader/*', model: 'reader', tokens: 12_480, duration_ms: 690 }),
  request(5, { tokens: 2015, duration_ms: 91 }),
]

/** What the log of calls looks like. */
export function RequestsSample() {
  const { t } = useTranslation('dashboard-requests')
  const columns = useRequestColumns(() => undefined)
  return <SampleTable caption={t('caption')} columns={columns} rows={rows} rowKey={({ id }) => id} />
}
