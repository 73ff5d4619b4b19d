import { ask, send } from '../platform/send.ts'
import { postText, type Attack, type Target } from './attacks.ts'

const partBytes = 10_000_000
/** A file of 50 MB and 50,000 rows, which costs more than a trial key has. */
const largeFile = `${'green tea '.repeat(100)}\n`.repeat(50_000)

interface Upload {
  key: string
  id: string
}

/** Uploads a file in parts, and does not complete it. */
async function upload({ port, nextKey }: Target): Promise<Upload> {
  const key = nextKey()
  const size = largeFile.length
  const order = { model: 'jina-embeddings-v2-small-en', file_name: 'texts.txt', size }
  const { id } = await ask<{ id: string }>(port, '/v1/bulk-uploads', { key, json: order })
  for (let offset = 0; offset < size; offset += partBytes) {
    const response = await fetch(`http://127.0.0.1:${port}/v1/bulk-uploads/${id}`, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
      },
      body: largeFile.slice(offset, offset + partBytes),
    })
    if (!response.ok) throw new Error(`A part was answered with ${response.status}.`)
    await response.arrayBuffer()
  }
  return { key, id }
}

const uploads = new WeakMap<Target, Promise<Upload[]>>()

/** Completes one of three uploads, which reads the whole file again and again, since nobody can pay it. */
async function completeUpload(target: Target): Promise<string> {
  let made = uploads.get(target)
  if (made === undefined)
    uploads.set(target, (made = Promise.all(Array.from({ length: 3 }, () => upload(target)))))
  const all = await made
  const { key, id } = all[Math.floor(Math.random() * all.length)] ?? { key: '', id: '' }
  return String((await send(target.port, `/v1/bulk-uploads/${id}/complete`, { key, json: {} })).status)
}

const numbers = `{"data":{"preferences":{"a":[${'1,'.repeat(99_000)}1]}}}`
const words = JSON.stringify({ model: 'jina-embeddings-v3', input: ['green tea '.repeat(1_100_000)] })
const isJson = { 'content-type': 'application/json' }

/** Attacks by bodies that take long to read, of callers who may not send them or cannot pay. */
export const attacksByBodies: Readonly<Record<string, Attack>> = {
  'uploads of 50 MB that are completed': completeUpload,
  'functions host: 99,000 values, without a token': ({ functions }) =>
    postText(functions, '/demo-search-foundation/us-central1/account/getUserInfo', numbers, isJson),
  'embeddings: texts of 11 MB, without a key': ({ port }) => postText(port, '/v1/embeddings', words, isJson),
  'embeddings: texts of 11 MB, five at once': async ({ port, nextKey }) => {
    const statuses = await Promise.all(
      Array.from({ length: 5 }, () =>
        postText(port, '/v1/embeddings', words, { ...isJson, authorization: `Bearer ${nextKey()}` }),
      ),
    )
    return [...new Set(statuses)].join('/')
  },
}
