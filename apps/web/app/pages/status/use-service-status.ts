import { getServiceStatus, type ServiceStatus } from '@search-foundation/api-client'
import { useEffect, useState } from 'react'

import { callProblem, type CallProblem } from '../../products/demo/call-problem.ts'
import { services } from '../../visitor/services.ts'

/** Loads what the platform measured: at once, when the visitor retries, and when a lost connection is back. */
export function useServiceStatus() {
  const [status, setStatus] = useState<ServiceStatus>()
  const [problem, setProblem] = useState<CallProblem>()
  const [attempt, setAttempt] = useState(0)

  const retry = () => {
    setProblem(undefined)
    setAttempt((count) => count + 1)
  }

  useEffect(() => {
    const controller = new AbortController()
    getServiceStatus(services, { signal: controller.signal }).then(setStatus, (error: unknown) => {
      if (!controller.signal.aborted) setProblem(callProblem(error))
    })
    return () => controller.abort()
  }, [attempt])

  const isOffline = problem?.kind === 'offline'
  useEffect(() => {
    if (!isOffline) return undefined
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [isOffline])

  return { status, problem, retry }
}
