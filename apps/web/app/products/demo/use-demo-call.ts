import { AbortedError } from '@search-foundation/api-client'
import { useRef, useState } from 'react'

import { callProblem, type CallProblem } from './call-problem.ts'

/** The state of a demo's request. */
export type CallState<Result> =
  | { status: 'idle' | 'cancelled' }
  | { status: 'pending'; previous: Result | undefined }
  | { status: 'done'; result: Result; ms: number }
  | { status: 'failed'; problem: CallProblem }

/** Sends the requests of a demo, one at a time: a newer one replaces the one that is on its way. */
export function useDemoCall<Result>() {
  const [state, setState] = useState<CallState<Result>>({ status: 'idle' })
  const current = useRef<AbortController>(undefined)

  async function send(request: (signal: AbortSignal) => Promise<Result>): Promise<void> {
    current.current?.abort()
    const controller = new AbortController()
    current.current = controller
    setState((now) => ({ status: 'pending', previous: resultOf(now) }))
    const start = performance.now()
    try {
      const result = await request(controller.signal)
      const ms = Math.round(performance.now() - start)
      if (current.current === controller) setState({ status: 'done', result, ms })
    } catch (error) {
      if (current.current !== controller) return
      if (error instanceof AbortedError) setState({ status: 'cancelled' })
      else setState({ status: 'failed', problem: callProblem(error) })
    }
  }

  /** Returns to the state before the first request. */
  function reset(): void {
    current.current?.abort()
    current.current = undefined
    setState({ status: 'idle' })
  }

  return { state, send, reset, cancel: () => current.current?.abort() }
}

function resultOf<Result>(state: CallState<Result>): Result | undefined {
  if (state.status === 'done') return state.result
  return state.status === 'pending' ? state.previous : undefined
}
