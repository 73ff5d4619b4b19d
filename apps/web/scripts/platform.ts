/* Calls to the running platform for the generator scripts. SF_API_URL is its address; calls are charged to SEARCH_FOUNDATION_API_KEY. */
import { setTimeout } from 'node:timers/promises'
import { readServiceConfig } from '@search-foundation/store/service-config'

const { apiUrl } = readServiceConfig(process.env)

export interface Measured<T> {
  body: T
  engine: string
  ms: number
}

interface Embeddings {
  model: string
  data: { index: number; embedding: number[] }[]
}

/** Embeds texts by `POST /v1/embeddings`; vectors in the order of the input. */
export async function embed(request: { model: string; dimensions: number; input: readonly string[] }) {
  const { body, engine, ms } = await call<Embeddings>('/v1/embeddings', request)
  return { vectors: inOrder(body), model: body.model, engine, ms }
}

/** Embeds one text as the live field does. */
export async function embedDemo(input: string) {
  const { body, engine } = await call<Embeddings>('/api/v1/demo/embeddings', { input })
  return { vector: inOrder(body)[0] ?? [], model: body.model, engine }
}

/** Sends JSON and returns the answer with the engine that gave it and the time it took. Waits where there were too many; throws on any other failure. */
export async function call<T>(path: string, request: unknown, method = 'POST'): Promise<Measured<T>> {
  const key = process.env['SEARCH_FOUNDATION_API_KEY']
  const start = performance.now()
  const response = await fetch(apiUrl + path, {
    method,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify(request),
  })
  const retryAfter = Number(response.headers.get('retry-after'))
  if (response.status === 429 && retryAfter > 0) {
    await setTimeout(retryAfter * 1000)
    return call(path, request, method)
  }
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`)
  const ms = Math.max(1, Math.round(performance.now() - start))
  return { body: JSON.parse(text || 'null') as T, engine: response.headers.get('x-engine') ?? 'unknown', ms }
}

function inOrder({ data }: Embeddings): number[][] {
  return data.toSorted((left, right) => left.index - right.index).map(({ embedding }) => embedding)
}
