/** Inputs of each request: as many vectors of 1,024 numbers as have a response below 1 MB, the default of `embedEach`. */
export const batchSize = 181

/** Requests at the same time. */
const concurrency = 4

/** Embeds texts at an address, and returns the sum of what the vectors begin with, to compare. */
export type BulkRunner = (texts: Iterable<string>) => Promise<number>

const model = 'jina-embeddings-v3'

function* batchesOf(texts: Iterable<string>): Generator<string[]> {
  let batch: string[] = []
  for (const text of texts) {
    batch.push(text)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** Runs a request for each batch, by p-limit as its documentation shows it for many tasks: those that wait are few. */
async function inBatches(texts: Iterable<string>, send: (batch: string[]) => Promise<number>) {
  const { default: pLimit } = await import('p-limit')
  const limit = pLimit(concurrency)
  const running = new Set<Promise<void>>()
  let sum = 0
  for (const batch of batchesOf(texts)) {
    const task = limit(async () => {
      const part = await send(batch)
      sum += part
    })
    running.add(task)
    void task.finally(() => running.delete(task))
    if (running.size >= 2 * concurrency) await Promise.race(running)
  }
  await Promise.all(running)
  return sum
}

const sumOf = (vectors: readonly ArrayLike<number>[]) =>
  vectors.reduce((sum, vector) => sum + (vector[0] ?? 0), 0)

const asFloats = (text: string) => {
  const { buffer, byteOffset, byteLength } = Buffer.from(text, 'base64')
  return byteOffset % Float32Array.BYTES_PER_ELEMENT === 0
    ? new Float32Array(buffer, byteOffset, byteLength / Float32Array.BYTES_PER_ELEMENT)
    : new Float32Array(buffer.slice(byteOffset, byteOffset + byteLength))
}

/** The client that is ours. */
export const ourName = 'ours, embedEach'

/** Clients by name. Imported when they are asked for, so that each has a process of its own. */
export const bulkRunners: Readonly<Record<string, (address: string) => Promise<BulkRunner>>> = {
  'p-limit + fetch + float view': (address) =>
    Promise.resolve((texts) =>
      inBatches(texts, async (input) => {
        const response = await fetch(`${address}/v1/embeddings`, {
          method: 'POST',
          headers: { authorization: 'Bearer key', 'content-type': 'application/json' },
          body: JSON.stringify({ model, input, embedding_type: 'base64' }),
        })
        const { data } = (await response.json()) as { data: { embedding: string }[] }
        return sumOf(data.map(({ embedding }) => asFloats(embedding)))
      }),
    ),
  async [ourName](address) {
    const { createClient } = await import('@search-foundation/api-client')
    const { embedEach } = await import('@search-foundation/api-client/bulk')
    const client = createClient({ apiKey: 'key', baseUrl: address })
    return async (input) => {
      let sum = 0
      for await (const { vectors } of embedEach(client, { model, input }, { batchSize, concurrency }))
        sum += sumOf(vectors)
      return sum
    }
  },
  async openai(address) {
    const { default: OpenAI } = await import('openai')
    const client = new OpenAI({ apiKey: 'key', baseURL: `${address}/v1` })
    return (texts) =>
      inBatches(texts, async (input) => {
        const { data } = await client.embeddings.create({ model, input })
        return sumOf(data.map(({ embedding }) => embedding))
      })
  },
  async 'cohere-ai'(address) {
    const { CohereClientV2 } = await import('cohere-ai')
    const client = new CohereClientV2({ token: 'key', environment: address })
    return (texts) =>
      inBatches(texts, async (batch) => {
        const { embeddings } = await client.embed({
          ...{ model, texts: batch, inputType: 'search_document', embeddingTypes: ['float'] },
        })
        return sumOf(embeddings.float ?? [])
      })
  },
}
