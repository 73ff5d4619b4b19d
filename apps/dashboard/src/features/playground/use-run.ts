import { testDataChanged } from '@search-foundation/store/embedding'
import { useRunProductMutation } from '@search-foundation/store/endpoints/playground'
import { useAppDispatch } from '@search-foundation/store/hooks'
import { runRecorded } from '@search-foundation/store/playground'
import type { ProductRequest, ProductResponse, ProductResult } from '@search-foundation/store/run-product'
import { useEffect, useRef, useState } from 'react'

import { useApiKey } from '../../ground/api-key/api-key.tsx'
import { textsOf } from '../../ground/texts/texts-of.ts'
import type { Values } from './fields.ts'

/** A request and what has arrived of its response: `result` follows when it is complete. */
export interface Run {
  request: ProductRequest
  values: Values
  answer: ProductResponse
  result?: ProductResult
}

/** Sends the requests of the playground with the key in use, one at a time, and records them in the history. */
export function useRun() {
  const apiKey = useApiKey()
  const dispatch = useAppDispatch()
  const [runProduct] = useRunProductMutation()
  const [run, setRun] = useState<Run>()
  const current = useRef<ReturnType<typeof runProduct>>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  /** Resolves when the response is complete or the call was stopped. Rejects with the failure of the call. */
  async function send(request: ProductRequest, values: Values): Promise<void> {
    const { product } = request
    if (product === 'embedding' && values['texts'] !== undefined)
      dispatch(testDataChanged(textsOf(values['texts'])))
    const call = runProduct({
      apiKey,
      request,
      onProgress: (answer) => setRun({ request, values, answer }),
    })
    current.current = call
    try {
      const result = await call.unwrap()
      setRun({ request, values, answer: result.answer, result })
      dispatch(runRecorded({ product, values, cost: { ms: result.ms, tokens: result.tokens } }))
    } catch (error) {
      if (isAborted(error)) return
      dispatch(runRecorded({ product, values, cost: null }))
      throw error
    }
  }

  return { run, send, stop: () => current.current?.abort() }
}

/** Whether a call was stopped by the visitor, and not by a failure. */
const isAborted = (error: unknown): boolean => (error as { name?: string } | null)?.name === 'AbortError'
