import { newKey } from './accounts.ts'
import type { Ports } from './platform-under-test.ts'
import { measureRate, type Rate } from './rate.ts'
import { send, type SentResponse } from './send.ts'

const clientCount = 8

/** Enough that no key meets its rate limit within a run. */
const keyCount = 300

const words =
  'search index passage vector query rank token model answer document language sentence meaning near far'.split(
    ' ',
  )

/** A text of about one kilobyte, different each time so that nothing can be remembered. */
function text(): string {
  let result = ''
  while (result.length < 1000) result += `${words[Math.floor(Math.random() * words.length)]} `
  return `${result}${Math.random()}`
}

export async function manyKeys(ports: Ports): Promise<string[]> {
  const keys: string[] = []
  while (keys.length < keyCount)
    keys.push(...(await Promise.all(Array.from({ length: 20 }, () => newKey(ports)))))
  return keys
}

/** One call that embeds `batch` texts of 1 kB, with vectors as `type`. */
export function embed(
  port: number,
  key: string,
  batch: number,
  type: 'float' | 'base64',
): Promise<SentResponse> {
  const input = Array.from({ length: batch }, text)
  return send(port, '/v1/embeddings', {
    key,
    json: { model: 'jina-embeddings-v3', input, embedding_type: type },
  })
}

/** Embedding of texts of 1 kB, `batch` in a call, with vectors as `type`. */
export async function embeddingRate(
  port: number,
  keys: readonly string[],
  {
    seconds,
    batch,
    type,
    databaseSeconds,
  }: { seconds: number; batch: number; type: 'float' | 'base64'; databaseSeconds?: () => number },
): Promise<Rate> {
  // The first call of a key in a minute is another one: it reads the key, and notes that it is used.
  for (const key of keys) await embed(port, key, 1, type)
  let next = 0
  return measureRate(port, { workers: clientCount, seconds, databaseSeconds }, async () => {
    const key = keys[next++ % keys.length] ?? ''
    const { status, text: body } = await embed(port, key, batch, type)
    if (status === 429) return 0
    if (status !== 200) throw new Error(`An embedding call responded with ${status}: ${body.slice(0, 200)}`)
    return batch
  })
}
