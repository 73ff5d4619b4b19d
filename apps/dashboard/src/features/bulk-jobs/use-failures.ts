import type { BulkJob } from '@search-foundation/api-client'
import { useBulkFailuresInfiniteQuery } from '@search-foundation/store/endpoints/bulk'
import { skipToken } from '@search-foundation/store/hooks'

import { useApiKey } from '../../ground/api-key/api-key.tsx'

/** The rows of a job's file that could not be embedded, page by page. Nothing is read for a job without any. */
export function useFailures({ id, failed_count: failed = 0 }: BulkJob) {
  const apiKey = useApiKey()
  return useBulkFailuresInfiniteQuery(failed === 0 ? skipToken : { apiKey, id, failed })
}
