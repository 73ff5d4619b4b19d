import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import { createClient } from '../core/client.ts'
import { AbortedError, ApiError, NetworkError } from '../core/errors.ts'
import type { BulkUpload } from '../resources/bulk-uploads.ts'
import { uploadInParts, type UploadProgress } from './upload-in-parts.ts'

const megabyte = 1024 * 1024
const hosts = { main: 'https://main.example' }

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

type Fault = 'lost request' | 'lost response' | number

/** An upload service. Each `PATCH` and completion meets the next of the faults, if one is left. */
function uploadService(faults: (Fault | undefined)[] = []) {
  let received = Buffer.alloc(0)
  let jobs = 0
  const requests: string[] = []
  const respond = async (path: string, init: RequestInit): Promise<object | number> => {
    const { method = 'GET' } = init
    if (method === 'POST' && path.endsWith('/complete')) return { id: `job ${++jobs}` }
    if (method !== 'PATCH') return { id: 'u1', offset: received.length }
    if (Number(new Headers(init.headers).get('upload-offset')) !== received.length) return 409
    received = Buffer.concat([received, Buffer.from(await (init.body as Blob).arrayBuffer())])
    return { id: 'u1', offset: received.length }
  }
  const fetch = async (input: unknown, init: RequestInit = {}) => {
    const { pathname } = new URL(String(input))
    requests.push(`${init.method ?? 'GET'} ${pathname.replace('/v1/bulk-uploads', '')}`)
    init.signal?.throwIfAborted()
    const isRead = init.method === 'GET' || !/u1/.test(pathname)
    const fault = isRead ? undefined : faults.shift()
    if (fault === 'lost request') throw new TypeError('fetch failed')
    if (typeof fault === 'number') return Response.json({ detail: 'Restarting.' }, { status: fault })
    const answer = await respond(pathname, init)
    if (fault === 'lost response') throw new TypeError('fetch failed')
    return typeof answer === 'number'
      ? Response.json({ detail: 'No.' }, { status: answer })
      : Response.json(answer)
  }
  return {
    client: createClient({ hosts, apiKey: 'key', fetch: fetch as typeof globalThis.fetch }),
    requests,
    hasAll: () => received.equals(bytes),
    jobs: () => jobs,
  }
}

const bytes = Buffer.from(Array.from({ length: 5 * megabyte }, (_, index) => index % 251))
const file = new Blob([bytes])
const upload = { id: 'u1', size: file.size, offset: 0 } as BulkUpload

/** Waits for a result while the clock runs. */
async function settled<T>(call: Promise<T>): Promise<T> {
  const done = call.finally(() => (isDone = true))
  let isDone = false
  done.catch(() => undefined)
  // oxlint-disable-next-line no-await-in-loop, typescript/no-unnecessary-condition -- the call sets it
  while (!isDone) await vi.advanceTimersByTimeAsync(1000)
  return done
}

test('a file is sent in parts, with progress, and its job is started', async () => {
  const service = uploadService()
  const progress: UploadProgress[] = []
  const onProgress = (now: UploadProgress) => void progress.push(now)
  const job = await settled(uploadInParts(service.client, upload, file, { onProgress }))
  expect(job.id).toBe('job 1')
  expect(service.hasAll()).toBe(true)
  expect(progress.map(({ sent, total }) => [sent / megabyte, total / megabyte])).toEqual([
    [0, 5],
    [2, 5],
    [4, 5],
    [5, 5],
  ])
})

test('after lost requests, lost responses and a restart of the service it goes on where it was', async () => {
  const service = uploadService([
    'lost request',
    undefined,
    'lost response',
    503,
    undefined,
    'lost request',
    502,
  ])
  expect((await settled(uploadInParts(service.client, upload, file))).id).toBe('job 1')
  expect(service.hasAll()).toBe(true)
  expect(service.jobs()).toBe(1)
})

test('an upload that was interrupted sends only what is missing', async () => {
  const service = uploadService()
  await settled(uploadInParts(service.client, { ...upload, size: 2 * megabyte }, file.slice(0, 2 * megabyte)))
  service.requests.length = 0
  await settled(uploadInParts(service.client, { ...upload, offset: 2 * megabyte }, file))
  expect(service.requests).toEqual(['PATCH /u1', 'PATCH /u1', 'POST /u1/complete'])
  expect(service.hasAll()).toBe(true)
})

test('a refusal ends it at once, an unreachable service after eight attempts', async () => {
  const refused = settled(uploadInParts(uploadService([402]).client, upload, file))
  await expect(refused).rejects.toThrow(ApiError)
  await expect(refused).rejects.toThrow('402: Restarting.')
  const gone = uploadService(Array.from({ length: 9 }, () => 'lost request' as const))
  await expect(settled(uploadInParts(gone.client, upload, file))).rejects.toThrow(NetworkError)
  expect(gone.requests.filter((request) => request === 'PATCH /u1')).toHaveLength(8)
})

test('an aborted upload stops, also while it waits for its next attempt', async () => {
  const abort = new AbortController()
  const service = uploadService(['lost request'])
  const call = settled(uploadInParts(service.client, upload, file, { signal: abort.signal }))
  abort.abort(new Error('canceled'))
  await expect(call).rejects.toThrow(AbortedError)
  expect(service.requests.filter((request) => request === 'PATCH /u1').length).toBeLessThan(2)
})

test('a new upload begins with its details and needs one call', async () => {
  const service = uploadService()
  const order = { model: 'm', email: 'ada@example.org', file_name: 'texts.txt', size: file.size }
  expect((await settled(uploadInParts(service.client, order, file))).id).toBe('job 1')
  expect(service.requests[0]).toBe('POST ')
  expect(service.hasAll()).toBe(true)
})

/** The file as a stream of uneven chunks. */
async function* streamed(source = bytes) {
  for (let start = 0, size = 1; start < source.length; start += size, size = (size * 7) % 300_007)
    yield new Uint8Array(source.subarray(start, start + size))
}

test('a stream is sent in parts, and the part that was lost is sent again', async () => {
  const service = uploadService([undefined, 'lost request', 'lost response', 503])
  expect((await settled(uploadInParts(service.client, upload, streamed()))).id).toBe('job 1')
  expect(service.hasAll()).toBe(true)
})

test('a new stream goes on where an interrupted upload ended', async () => {
  const service = uploadService()
  const half = file.slice(0, 3 * megabyte)
  await settled(uploadInParts(service.client, { ...upload, size: half.size }, half))
  service.requests.length = 0
  await settled(uploadInParts(service.client, { ...upload, offset: half.size }, streamed()))
  expect(service.requests).toEqual(['PATCH /u1', 'POST /u1/complete'])
  expect(service.hasAll()).toBe(true)
})

test('a stream holds one part in memory', async () => {
  const service = uploadService()
  let read = 0
  async function* chunks() {
    for await (const chunk of streamed()) {
      read += chunk.length
      yield chunk
    }
  }
  const ahead: number[] = []
  const onProgress = ({ sent }: UploadProgress) => void ahead.push(read - sent)
  await settled(uploadInParts(service.client, upload, chunks(), { onProgress }))
  expect(Math.max(...ahead)).toBeLessThan(300_007)
})

test('a file of another size than announced is refused', async () => {
  const { client, requests } = uploadService()
  await expect(uploadInParts(client, upload, file.slice(1))).rejects.toThrow(RangeError)
  expect(requests).toEqual([])
  const short = settled(uploadInParts(client, upload, streamed(bytes.subarray(1))))
  await expect(short).rejects.toThrow('The file ends after 5242879 of 5242880 bytes')
  await expect(uploadInParts(client, upload, file, { partBytes: 0 })).rejects.toThrow(RangeError)
})
