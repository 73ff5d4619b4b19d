import { ApiError, embedDemo, NetworkError } from '@search-foundation/api-client'
import { useRef, useState } from 'react'

import { services } from '../../../services.ts'
import { builtQuery, fieldModel } from './field-data.ts'
import { nearest, unpackVectors, type Hit } from './nearest.ts'

/** What is lit at the moment, and what lit it; `call` is missing for the query lit when the page was built. */
export interface Lit {
  query: string
  hits: readonly Hit[]
  source: { engine: string; model: string }
  call?: { ms: number; tokens: number }
}

/** What went wrong, named as its message is. */
export type Problem =
  | { kind: 'empty' | 'offline' | 'limited' | 'unreachable' }
  | { kind: 'failed'; message: string }
  | { kind: 'otherEngine'; drawn: string; answered: string }

export type FieldState =
  | { status: 'built' | 'pending' | 'done'; lit: Lit }
  | { status: 'failed'; lit: Lit; problem: Problem }

const litCount = 5

/** The live field's query: embeds a text through the SDK and compares it with the passages' vectors, which load on first use. */
export function useFieldQuery(locale: string) {
  const built = builtQuery(locale)
  const [state, setState] = useState<FieldState>({
    status: 'built',
    lit: { query: built.text, hits: built.hits, source: fieldModel },
  })
  const current = useRef<AbortController>(undefined)

  async function ask(query: string): Promise<void> {
    current.current?.abort()
    const controller = new AbortController()
    current.current = controller
    const fail = (problem: Problem) => setState(({ lit }) => ({ status: 'failed', lit, problem }))
    if (query === '') return fail({ kind: 'empty' })

    setState(({ lit }) => ({ status: 'pending', lit }))
    const start = performance.now()
    try {
      const [answer, { default: field }] = await Promise.all([
        embedDemo(services, query, { signal: controller.signal }),
        import('../../../generated/field-vectors.json'),
      ])
      if (controller.signal.aborted) return
      if (answer.model !== field.model || answer.engine !== fieldModel.engine) {
        const answered = `${answer.model}, ${answer.engine}`
        return fail({ kind: 'otherEngine', drawn: `${field.model}, ${fieldModel.engine}`, answered })
      }
      const vector = answer.data[0]?.embedding ?? []
      setState({
        status: 'done',
        lit: {
          query,
          hits: nearest(vector, unpackVectors(field.vectors, field.dimensions), litCount),
          source: { engine: answer.engine, model: answer.model },
          call: { ms: Math.round(performance.now() - start), tokens: answer.usage.total_tokens },
        },
      })
    } catch (error) {
      if (controller.signal.aborted) return
      fail(problemOf(error))
    }
  }

  return { state, ask }
}

function problemOf(error: unknown): Problem {
  if (error instanceof ApiError) {
    return error.status === 429 ? { kind: 'limited' } : { kind: 'failed', message: error.message }
  }
  if (error instanceof NetworkError) return { kind: navigator.onLine ? 'unreachable' : 'offline' }
  console.error('The query could not be embedded.', error)
  return { kind: 'unreachable' }
}
