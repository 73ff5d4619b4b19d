import { ApiError, NetworkError, type BulkJob, type Client } from '@search-foundation/api-client'

/** Bytes per request: a part that gets lost is sent again, so a slow connection wants small ones. */
const partBytes = 2 * 1024 * 1024

/** How long one request may take, in milliseconds. */
const requestMilliseconds = 120_000

/** Failed requests in a row after which an upload gives up, and the waits between them: 1 s, doubling, 30 s at most. */
const maxFailures = 8
const firstWait = 1000
const longestWait = 30_000

/** A file of a bulk job that has not arrived as a whole. */
export interface BulkUpload {
  id: string
  model: string
  email: string | null
  file_name: string
  /** What the file is recognized by: see `fingerprintOf`. */
  fingerprint: string | null
  /** Bytes of the whole file, and those that have arrived. */
  size: number
  offset: number
  /** ISO 8601. */
  created_at: string
  expires_at: string
}

/** A bulk job to start with a file that is uploaded in parts. */
export interface UploadOrder {
  model: string
  /** Address for the mail that is sent when the job is done. */
  email?: string | undefined
  file: Blob
  fileName: string
  fingerprint?: string
}

/** Bytes of the file: uploaded so far, and in total. */
export interface UploadProgress {
  sent: number
  total: number
}

export interface UploadOptions {
  apiKey: string
  signal: AbortSignal
  onProgress?: ((progress: UploadProgress) => void) | undefined
}

/** Recognizes a file by what a browser shows of it, as upload libraries do. Its content is not read. */
export const fingerprintOf = ({ name, size, lastModified }: File): string => `${lastModified} ${size} ${name}`

interface Outgoing {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  json?: object
  part?: Blob
  offset?: number
}

/**
 * Sends a request below `/v1/`, for the bulk calls that the SDK does not cover: it sends a file in one request. Throws what the SDK's calls throw, and the reason of
 * the signal.
 */
async function send<Result>(
  client: Client,
  path: string,
  { apiKey, signal }: Pick<UploadOptions, 'apiKey' | 'signal'>,
  { method = 'GET', json, part, offset }: Outgoing = {},
): Promise<Result> {
  const url = `${client.hosts.main}/v1/${path}`
  const headers = {
    ...client.headers(),
    authorization: `Bearer ${apiKey}`,
    ...(json && { 'content-type': 'application/json' }),
    ...(part && { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) }),
  }
  const body = part ?? (json && JSON.stringify(json)) ?? null
  const lifetime = AbortSignal.any([signal, AbortSignal.timeout(requestMilliseconds)])
  let response: Response
  let content: { detail?: unknown } | undefined
  try {
    response = await (client.fetch ?? fetch)(url, { method, headers, body, signal: lifetime })
    content = (await response.json().catch((error: unknown) => {
      if (!(error instanceof SyntaxError)) throw error
    })) as typeof content
  } catch (cause) {
    signal.throwIfAborted()
    throw new NetworkError('No response', { code: 'internal' }, { cause })
  }
  const { ok, status, statusText } = response
  if (ok && content !== undefined) return content as Result
  const detail = typeof content?.detail === 'string' ? content.detail : statusText
  throw new ApiError(`${status}: ${detail}`, { status, detail })
}

/** Lists the unfinished uploads of a key, newest first. */
export const listUploads = async (
  client: Client,
  options: Pick<UploadOptions, 'apiKey' | 'signal'>,
): Promise<BulkUpload[]> => (await send<{ records: BulkUpload[] }>(client, 'bulk-uploads', options)).records

/** Deletes an unfinished upload. */
export const deleteUpload = (
  client: Client,
  id: string,
  options: Pick<UploadOptions, 'apiKey' | 'signal'>,
): Promise<object> => send(client, `bulk-uploads/${id}`, options, { method: 'DELETE' })

/** Whether a request may succeed when it is repeated. 409: the offset is another than we believed, as after a lost response. */
const isTemporary = (error: unknown) =>
  error instanceof NetworkError ||
  (error instanceof ApiError && (error.status === 409 || error.status === 429 || error.status >= 500))

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })

/** Repeats a request while its failures may be temporary. Throws the last failure. */
async function persist<Result>(signal: AbortSignal, request: () => Promise<Result>): Promise<Result> {
  for (let failures = 1; ; failures++) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- an attempt follows the one before
      return await request()
    } catch (error) {
      if (!isTemporary(error) || failures === maxFailures) throw error
      // oxlint-disable-next-line no-await-in-loop
      await wait(Math.min(longestWait, firstWait * 2 ** (failures - 1)), signal)
    }
  }
}

/** Begins an upload, of which nothing has arrived yet. */
export function beginUpload(
  client: Client,
  { model, email, file, fileName, fingerprint }: UploadOrder,
  options: UploadOptions,
): Promise<BulkUpload> {
  const json = { model, email, file_name: fileName, size: file.size, ...(fingerprint && { fingerprint }) }
  return send(client, 'bulk-uploads', options, { method: 'POST', json })
}

/**
 * Sends the parts of a file that have not arrived, and starts its job. After a failure that may be temporary it asks the service where to
 * go on, so neither a lost connection nor a restart of the service costs more than a part.
 * Throws `ApiError` and `NetworkError`; the upload then waits at the service until it expires.
 */
export async function finishUpload(
  client: Client,
  { id, size, offset: known }: BulkUpload,
  file: Blob,
  options: UploadOptions,
): Promise<BulkJob> {
  const { signal, onProgress } = options
  let offset = known
  let isSure = true
  onProgress?.({ sent: offset, total: size })
  while (offset < size) {
    // oxlint-disable-next-line no-await-in-loop, no-loop-func -- each part begins where the one before ends
    const upload = await persist(signal, async () => {
      if (!isSure) ({ offset } = await send<BulkUpload>(client, `bulk-uploads/${id}`, options))
      isSure = false
      if (offset === size) return { offset }
      const part = file.slice(offset, offset + partBytes)
      return send<BulkUpload>(client, `bulk-uploads/${id}`, options, { method: 'PATCH', part, offset })
    })
    isSure = true
    offset = upload.offset
    onProgress?.({ sent: offset, total: size })
  }
  return persist(signal, () =>
    send<BulkJob>(client, `bulk-uploads/${id}/complete`, options, { method: 'POST' }),
  )
}

/** Sends another link to the address of a job, unless the last one is too recent, and returns the job. */
export const confirmJobAddress = (
  client: Client,
  id: string,
  options: Pick<UploadOptions, 'apiKey' | 'signal'>,
): Promise<BulkJob> => send(client, `bulk-embeddings/${id}/confirmation`, options, { method: 'POST' })
