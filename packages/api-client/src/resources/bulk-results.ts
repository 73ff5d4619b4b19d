import type { Client } from '../core/client.ts'
import { asBlob, send, type Call, type CallOptions } from '../core/request.ts'
import { pathSegment } from '../core/segment.ts'
import { bulkUrl } from './bulk-embeddings.ts'

/**
 * Returns a temporary download URL for the result of a job. Throws `ApiError` 404 for an unknown job, 409 for one that is not completed.
 */
export const getBulkDownloadUrl = (client: Client, id: string, options: CallOptions = {}): Call<string> =>
  send(
    client,
    bulkUrl(client, `/${pathSegment(id)}/download-result`),
    { ...options, method: 'POST' },
    {
      // An address of another kind, such as data or a path, is not of a storage.
      map: ({ download_url: url }: { download_url: string }) => (/^https?:\/\//.test(url) ? url : undefined),
    },
  )

/**
 * Downloads the result of a completed job: one line of JSON per row of the input. The headers of the client and the call are not sent to
 * the download URL. Throws as `getBulkDownloadUrl` does, and `ApiError` 403 when the URL has expired.
 * @example
 * ```ts
 * const result = await downloadBulkResult(client, job.id)
 * const lines = (await result.text()).trim().split('\n')
 * ```
 */
export async function downloadBulkResult(
  client: Client,
  id: string,
  options: CallOptions = {},
): Promise<Blob> {
  const url = await getBulkDownloadUrl(client, id, options)
  const { credentials, headers, ...fetchOptions } = { ...client.fetchOptions, ...options.fetchOptions }
  return send(
    // The storage may redirect.
    { ...client, headers: () => undefined, fetchOptions: { ...fetchOptions, redirect: 'follow' } },
    url,
    { ...options, headers: undefined, fetchOptions: undefined },
    { ...asBlob },
  )
}
