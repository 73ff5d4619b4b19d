import { getModel } from '@search-foundation/api-client'
import { useEffect, useState } from 'react'

import { services } from '../../visitor/services.ts'
import { callProblem, type CallProblem } from '../demo/call-problem.ts'

/** The running replicas of models, as the service reports them while the visitor looks. */
export interface Replicas {
  /** By the slug of a model. Undefined while loading, null when the service did not report them. */
  counts: Readonly<Record<string, number | null>>
  /** Why the last failed request failed. */
  problem: CallProblem | undefined
  retry: () => void
}

/** Loads the replicas of models: at once, when the visitor retries, and when a lost connection is back. */
export function useReplicas(slugs: readonly string[]): Replicas {
  const [counts, setCounts] = useState<Replicas['counts']>({})
  const [problem, setProblem] = useState<CallProblem>()
  const [attempt, setAttempt] = useState(0)
  const list = slugs.join()

  const retry = () => {
    setProblem(undefined)
    setCounts({})
    setAttempt((count) => count + 1)
  }

  useEffect(() => {
    const controller = new AbortController()
    for (const slug of list.split(',')) {
      getModel(services, slug, { signal: controller.signal }).then(
        ({ num_replicas: count }) => setCounts((known) => ({ ...known, [slug]: count })),
        (error: unknown) => {
          if (controller.signal.aborted) return
          console.warn(`The replicas of ${slug} could not be loaded.`, error)
          setCounts((known) => ({ ...known, [slug]: null }))
          setProblem(callProblem(error))
        },
      )
    }
    return () => controller.abort()
  }, [list, attempt])

  const isOffline = problem?.kind === 'offline'
  useEffect(() => {
    if (!isOffline) return undefined
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [isOffline])

  return { counts, problem, retry }
}
