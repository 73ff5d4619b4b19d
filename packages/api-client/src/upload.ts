export { toFile, type FileSource } from './upload/to-file.ts'
import type { Client } from './core/client.ts'
import type { Call, CallOptions } from './core/request.ts'
import { createBulkEmbeddings, type BulkJob, type BulkOrder } from './resources/bulk-embeddings.ts'
import { encodeMultipart } from './upload/multipart.ts'
import type { UploadProgress } from './upload/upload-in-parts.ts'

export type { PartSource } from './upload/read-parts.ts'
export { uploadInParts, type UploadInPartsOptions, type UploadProgress } from './upload/upload-in-parts.ts'

/** Options of an upload. */
export interface UploadOptions extends CallOptions {
  /** Called whenever a part of the body has been sent. */
  onProgress?: ((progress: UploadProgress) => void) | undefined
}

type Report = (progress: UploadProgress) => void
type Fetch = typeof fetch

/** Counts the bytes that the transport reads. Reads nothing ahead. */
function counted(body: Blob, report: Report): ReadableStream<Uint8Array> {
  const reader = body.stream().getReader()
  let sent = 0
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await reader.read()
        if (done) return controller.close()
        controller.enqueue(value)
        sent += value.length
        report({ sent, total: body.size })
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}

/** Sends by XMLHttpRequest, the only way for a browser to report upload progress. */
function sendByXhr(url: string, init: RequestInit, body: Blob, report: Report): Promise<Response> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open(init.method ?? 'POST', url)
    new Headers(init.headers).forEach((value, name) => xhr.setRequestHeader(name, value))
    xhr.withCredentials = init.credentials === 'include'
    xhr.upload.addEventListener('progress', ({ loaded, total }) => report({ sent: loaded, total }))
    xhr.addEventListener('load', () => {
      const { status, statusText, responseText, responseURL } = xhr
      // XMLHttpRequest follows redirects. The response of another host is not the job.
      if (new URL(responseURL).origin !== new URL(url, location.href).origin)
        return reject(new TypeError(`Redirected to ${responseURL.split('?')[0]}`))
      const lines = xhr.getAllResponseHeaders().trim().split('\r\n')
      const headers = lines.flatMap((line): [string, string][] => {
        const colon = line.indexOf(':')
        return colon < 0 ? [] : [[line.slice(0, colon), line.slice(colon + 1).trim()]]
      })
      resolve(new Response(status === 204 ? null : responseText, { status, statusText, headers }))
    })
    xhr.addEventListener('error', () => reject(new TypeError('The upload failed.')))
    xhr.addEventListener('abort', () => reject(init.signal?.reason as Error))
    init.signal?.addEventListener('abort', () => xhr.abort())
    xhr.send(body)
  })
}

/** Wraps fetch so that it reports the progress of a form. */
const reporting =
  (fetch: Fetch, report: Report): Fetch =>
  (input, init = {}) => {
    const body = encodeMultipart(init.body as FormData)
    if (typeof XMLHttpRequest === 'function') return sendByXhr(input as string, init, body, report)
    const headers = new Headers(init.headers)
    headers.set('content-type', body.type)
    return fetch(input, { ...init, headers, body: counted(body, report), duplex: 'half' } as RequestInit)
  }

/**
 * Starts a bulk job as `createBulkEmbeddings` does, and reports the progress of the upload. The file is streamed, so it is never in memory as a
 * whole. Throws as `createBulkEmbeddings` does, and `AbortedError` with what `onProgress` throws as its cause.
 *
 * @example
 * ```ts
 * const order = {
 *   model: 'jina-embeddings-v3',
 *   email: 'you@example.org',
 *   file: await toFile('texts.txt'),
 * }
 * await uploadBulkEmbeddings(client, order, {
 *   onProgress: ({ sent, total }) => console.log(sent / total),
 * })
 * ```
 * @see {@link https://search-foundation.example/docs/million-documents}
 */
export function uploadBulkEmbeddings(
  client: Client,
  order: BulkOrder,
  { onProgress, ...options }: UploadOptions = {},
): Call<BulkJob> {
  if (onProgress === undefined) return createBulkEmbeddings(client, order, options)
  const mistake = new AbortController()
  const report: Report = (progress) => {
    try {
      onProgress(progress)
    } catch (error) {
      mistake.abort(error)
    }
  }
  const fetch = reporting(client.fetch ?? globalThis.fetch, report)
  const signal = options.signal ? AbortSignal.any([options.signal, mistake.signal]) : mistake.signal
  return createBulkEmbeddings({ ...client, fetch }, order, { ...options, signal })
}
