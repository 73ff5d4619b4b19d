import { AbortedError } from '@search-foundation/api-client'
import { useRef, useState } from 'react'

import { requestKey } from '../../visitor/key-request.ts'
import { storedKey } from '../../visitor/use-api-key.ts'
import { callProblem, type CallProblem } from './call-problem.ts'

/** The state of a demo's request. `result` is the last one there was, which stays on the screen until the next one is there. */
export type CallState<Result> =
  | { status: 'idle'; result?: undefined }
  | { status: 'recorded'; result: Result }
  | { status: 'pending' | 'needsKey' | 'cancelled'; result: Result | undefined }
  | { status: 'done'; result: Result; ms: number }
  | { status: 'failed'; result: Result | undefined; problem: CallProblem }

export interface DemoCallOptions<Result> {
  /** The result of a request that was sent when the page was made, shown until the visitor sends one. */
  recorded?: Result | undefined
  /**
   * Whether the request needs a key. A visitor without one is asked for it in place; then the request goes on by itself.
   * @default true
   */
  needsKey?: boolean
}

/** Sends the requests of a demo, one at a time: a newer one replaces the one that is on its way. */
export function useDemoCall<Result>({ recorded, needsKey = true }: DemoCallOptions<Result> = {}) {
  const [state, setState] = useState(stateBefore(recorded))
  const current = useRef<AbortController>(undefined)

  async function send(request: (signal: AbortSignal) => Promise<Result>): Promise<void> {
    current.current?.abort()
    const controller = new AbortController()
    current.current = controller
    if (needsKey && storedKey().apiKey === undefined && !(await waitForKey(controller))) return
    setState(({ result }) => ({ status: 'pending', result }))
    const start = performance.now()
    try {
      const result = await request(controller.signal)
      const ms = Math.round(performance.now() - start)
      if (current.current === controller) setState({ status: 'done', result, ms })
    } catch (error) {
      if (current.current !== controller) return
      if (error instanceof AbortedError) setState(({ result }) => ({ status: 'cancelled', result }))
      else setState(({ result }) => ({ status: 'failed', result, problem: callProblem(error) }))
    }
  }

  /** Returns whether the request may go on. */
  async function waitForKey(controller: AbortController): Promise<boolean> {
    setState(({ result }) => ({ status: 'needsKey', result }))
    const isGranted = await requestKey(controller.signal)
    if (current.current !== controller) return false
    if (!isGranted) setState(({ result }) => ({ status: 'cancelled', result }))
    return isGranted
  }

  /** Returns to the state before the first request, with another recorded result if there is one. */
  function reset(next = recorded): void {
    current.current?.abort()
    current.current = undefined
    setState(stateBefore(next))
  }

  return { state, send, reset, cancel: () => current.current?.abort() }
}

const stateBefore = <Result>(recorded: Result | undefined): CallState<Result> =>
  recorded === undefined ? { status: 'idle' } : { status: 'recorded', result: recorded }
