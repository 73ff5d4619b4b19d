import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { serveWork } from '../../kernel/worker-pool.ts'
import type { Job, JobOutcome } from './compute.ts'
import { models, tasks } from './tasks.ts'

/** A table of functions, each with an input of its own; what the caller sends fits the name. */
type Functions<Output> = Readonly<Record<string, (input: never) => Output>>

interface PricedWork {
  tokens: number
  answer: () => object
}

async function outputOf({ kind, name, input }: Job): Promise<unknown> {
  if (kind === 'task') return (tasks as Functions<unknown>)[name]?.(input as never)
  const work = (models as unknown as Functions<PricedWork>)[name]?.(input as never)
  if (kind === 'price') return work?.tokens
  // As text, because the event loop would take long to write the numbers of many vectors.
  return new TextEncoder().encode(JSON.stringify(work?.answer()))
}

serveWork(async (job: Job): Promise<JobOutcome> => {
  try {
    return { output: await outputOf(job) }
  } catch (error) {
    if (error instanceof ApiFailure) return { failure: { status: error.status, detail: error.given } }
    throw error
  }
})
