import { useRef, useState } from 'react'

import type { Lit } from './lit.ts'
import type { Problem } from './search-field.ts'

export type FieldState =
  | { status: 'built' | 'pending' | 'done'; lit: Lit }
  | { status: 'failed'; lit: Lit; problem: Problem }

/** The state of the live field's query. The code that sends a query and the passages load with the first one. */
export function useFieldQuery(built: Lit) {
  const [state, setState] = useState<FieldState>({ status: 'built', lit: built })
  const current = useRef<AbortController>(undefined)
  const fail = (problem: Problem) => setState(({ lit }) => ({ status: 'failed', lit, problem }))

  async function search(query: string): Promise<void> {
    current.current?.abort()
    const controller = new AbortController()
    current.current = controller
    if (query === '') return fail({ kind: 'empty' })
    setState(({ lit }) => ({ status: 'pending', lit }))
    try {
      const { searchField } = await import('./search-field.ts')
      const found = await searchField(query, controller.signal)
      if (controller.signal.aborted) return
      if ('kind' in found) fail(found)
      else setState({ status: 'done', lit: found })
    } catch (error) {
      if (controller.signal.aborted) return
      console.error('The code of the live field could not be loaded.', error)
      fail({ kind: navigator.onLine ? 'unreachable' : 'offline' })
    }
  }

  return { state, search }
}
