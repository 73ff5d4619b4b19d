import { openAsBlob } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'

import { createClient } from '../core/client.ts'
import { bodyOf, loopback } from '../core/loopback-server.test-support.ts'
import { uploadBulkEmbeddings } from '../upload.ts'
import { encodeMultipart } from './multipart.ts'

afterEach(() => vi.unstubAllGlobals())

const order = { model: 'jina-embeddings-v3', email: 'a@b.example' }

test('E17 a form is encoded as fetch would encode it, including quotes and line breaks in names', async () => {
  const form = new FormData()
  form.set('model', 'größe')
  form.set('fi"le\n', new Blob(['a\nb'], { type: 'text/csv' }), 'na"me.csv')
  const blob = encodeMultipart(form)
  const back = await new Response(blob, { headers: { 'content-type': blob.type } }).formData()
  expect(back.get('model')).toBe('größe')
  const file = [...back.values()].find((value) => typeof value !== 'string')
  expect(await file?.text()).toBe('a\nb')
  expect(file?.type).toBe('text/csv')
})

test('E17 a file is streamed from disk, and its progress is what the transport has read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upload-'))
  const path = join(folder, 'texts.txt')
  await writeFile(path, 'one line of text\n'.repeat(200_000))
  let length = 0
  let type: string | undefined
  const client = await loopback(async (incoming, response) => {
    type = incoming.headers['content-type']
    for await (const part of incoming) length += (part as Buffer).length
    response.end('{"id":"j1","status":"waiting"}')
  })
  const steps: { sent: number; total: number }[] = []
  const file = await openAsBlob(path)
  const job = await uploadBulkEmbeddings(
    client,
    { ...order, file, fileName: 'texts.txt' },
    { onProgress: (progress) => steps.push(progress) },
  )
  await rm(folder, { recursive: true })
  expect(job).toMatchObject({ id: 'j1', status: 'in-progress' })
  expect(type).toMatch(/^multipart\/form-data; boundary=/)
  expect(steps.length).toBeGreaterThan(10)
  expect(steps.at(-1)).toEqual({ sent: length, total: length })
  expect(steps.every(({ sent }, index) => index === 0 || sent > (steps[index - 1]?.sent ?? 0))).toBe(true)
})

test('E17 without onProgress a plain form is sent', async () => {
  let body = ''
  const client = await loopback(async (incoming, response) => {
    body = await bodyOf(incoming)
    response.end('{}')
  })
  vi.stubGlobal('XMLHttpRequest', () => expect.unreachable())
  await uploadBulkEmbeddings(client, { ...order, file: new File(['text'], 'named.txt') })
  expect(body).toContain('filename="named.txt"')
})

test('E17 an upload ends with its signal', async () => {
  const client = await loopback((incoming) => void incoming.pause())
  const controller = new AbortController()
  const file = new Blob([new Uint8Array(8 << 20)])
  const pending = uploadBulkEmbeddings(
    client,
    { ...order, file },
    { signal: controller.signal, onProgress: () => controller.abort('changed my mind') },
  )
  await expect(pending).rejects.toMatchObject({ name: 'AbortedError', cause: 'changed my mind' })
})

test('what onProgress throws ends the upload and is the cause of its error', async () => {
  let requests = 0
  const client = await loopback((incoming, response) => {
    requests++
    incoming.resume()
    incoming.on('end', () => response.end('{}'))
  })
  const file = new Blob(['one\n'.repeat(100_000)])
  const mistake = new Error('no element')
  const onProgress = () => {
    throw mistake
  }
  const upload = uploadBulkEmbeddings(client, { ...order, file }, { onProgress, idempotencyKey: true })
  await expect(upload).rejects.toMatchObject({ name: 'AbortedError', cause: mistake })
  expect(requests).toBeLessThanOrEqual(1)
})

test('E6 an upload with an idempotency key is retried', async () => {
  const keys: unknown[] = []
  const client = await loopback(async (incoming, response) => {
    keys.push(incoming.headers['idempotency-key'])
    await bodyOf(incoming)
    response.writeHead(keys.length === 1 ? 503 : 200, { 'retry-after': '0' }).end('{"id":"j1"}')
  })
  await uploadBulkEmbeddings(client, { ...order, file: new Blob(['a']) }, { idempotencyKey: 'mine' })
  expect(keys).toEqual(['mine', 'mine'])
})

test('a browser that followed a redirect to another host is an error, not the job', async () => {
  class Redirected extends EventTarget {
    upload = new EventTarget()
    status = 200
    responseURL = 'https://other.example/job?key=1'
    responseText = '{"id":"not-ours"}'
    open() {}
    setRequestHeader() {}
    getAllResponseHeaders = () => ''
    send = () => this.dispatchEvent(new Event('load'))
  }
  vi.stubGlobal('XMLHttpRequest', Redirected)
  vi.stubGlobal('location', { href: 'https://shop.example/' })
  const client = createClient({ maxRetries: 0 })
  const upload = uploadBulkEmbeddings(
    client,
    { ...order, file: new Blob(['a']) },
    { onProgress: () => undefined },
  )
  const error = await upload.catch((reason: unknown) => reason)
  expect(error).toMatchObject({
    name: 'NetworkError',
    cause: new TypeError('Redirected to https://other.example/job'),
  })
})
