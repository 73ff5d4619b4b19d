import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { handOver } from '../../kernel/worker-pool.ts'
import type { Job, JobOutcome } from './compute.ts'
import { models, tasks } from './tasks.ts'
import type { Encoded } from './work.ts'

/** A table of functions, each with an input of its own; what the caller sends fits the name. */
type Functions<Output> = Readonly<Record<string, (input: never) => Output>>

interface PricedWork {
  tokens: number
  answer: () => object
}

async function outputOf({ kind, name, input }: Job): Promise<unknown> {
  if (kind === 'task') return (tasks as Functions<unknown>)[name]?.(input as never)
  const priced = (models as unknown as Functions<PricedWork>)[name]?.(input as never)
  if (kind === 'price') return priced?.tokens
  // As text, because the event loop would take long to write the numbers of many vectors.
  return new TextEncoder().encode(JSON.stringify(priced?.answer()))
}

/** Does one job. Errors lose their class on the way out of the worker, so those for the caller are part of the outcome. */
export async function work(job: Job): Promise<JobOutcome> {
  try {
    const output = await outputOf(job)
    return output instanceof Uint8Array ? handOver({ output }, output as Encoded) : { output }
  } catch (error) {
    if (error instanceof ApiFailure) return { failure: { status: error.status, detail: error.given } }
    throw error
  }
}
