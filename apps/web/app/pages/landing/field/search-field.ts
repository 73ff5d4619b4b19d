import { ApiError, embedDemo, NetworkError } from '@search-foundation/api-client'

import field from '../../../generated/field-vectors.json'
import { engine as drawnEngine } from '../../../generated/field.json'
import { engineNamed } from '../../../products/demo/engine-of.ts'
import { services } from '../../../visitor/services.ts'
import { passageLanguages, passagesOf, type Lit } from './lit.ts'
import { litCount, nearest, unpackVectors } from './nearest.ts'

/** What went wrong, named as its message is. */
export type Problem =
  | { kind: 'empty' | 'offline' | 'unreachable' }
  | { kind: 'limited' | 'failed'; message: string }
  | { kind: 'otherEngine'; drawn: string; answered: string }

/** Embeds a query and returns the passages nearest to it, or what went wrong. Rejects only when it was aborted. */
export async function searchField(query: string, signal: AbortSignal): Promise<Lit | Problem> {
  try {
    const { model, engine, data } = await embedDemo(services, query, { signal })
    if (model !== field.model || engine !== drawnEngine) {
      return {
        kind: 'otherEngine',
        drawn: `${field.model}, ${drawnEngine}`,
        answered: `${model}, ${engine}`,
      }
    }
    const vectors = unpackVectors(field.vectors, field.dimensions)
    return {
      query,
      passages: passagesOf(nearest(data[0]?.embedding ?? [], vectors, passageLanguages, litCount)),
      engine: engineNamed(engine),
      isRecorded: false,
    }
  } catch (error) {
    signal.throwIfAborted()
    return problemOf(error)
  }
}

function problemOf(error: unknown): Problem {
  if (error instanceof ApiError) {
    return { kind: error.status === 429 ? 'limited' : 'failed', message: error.message }
  }
  if (error instanceof NetworkError) return { kind: navigator.onLine ? 'unreachable' : 'offline' }
  console.error('The query could not be embedded.', error)
  return { kind: 'unreachable' }
}
