import { WorkRefused } from '../../kernel/fair-queue.ts'
import { ApiFailure, type ValidationIssue } from '../../kernel/http/api-failure.ts'
import { quickLength } from '../../kernel/http/body/body-limits.ts'
import { WorkExceeded, type WorkerPool } from '../../kernel/worker-pool.ts'
import { models, tasks, type ModelName, type Models, type TaskName, type Tasks } from './tasks.ts'
import type { Encoded, Work } from './work.ts'

/** What a worker gets: a task, the price of a model's call, or its response. */
export interface Job {
  kind: 'task' | 'price' | 'response'
  name: string
  input: unknown
}

/** What a worker sends back. Errors lose their class on the way, so a failure is what it is made of. */
export type JobOutcome =
  | { output: unknown }
  | { failure: { status: number; detail: string | readonly ValidationIssue[] } }

/** Who a computation is for (key or client address), and how much there is to compute. */
export interface Demand {
  caller: string
  /** Worker seconds per minute that the caller may use; without it they are only counted. */
  secondsPerMinute?: number | undefined
  /** Characters, roughly. */
  length: number
  /** Inputs. */
  count?: number
}

type RequestOf<Name extends ModelName> = Parameters<Models[Name]>[0]
type ResponseOf<Name extends ModelName> = Exclude<
  Awaited<ReturnType<ReturnType<Models[Name]>['answer']>>,
  Encoded
>

type OutputOf<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>

/** Computes small requests at once and large ones in worker threads, so that no request delays the others. */
export interface Compute {
  /** Returns the price of a model's call and a function that computes it. Throws `ApiFailure`. */
  prepare<Name extends ModelName>(
    name: Name,
    request: RequestOf<Name>,
    demand: Demand,
  ): Promise<Work<ResponseOf<Name>>>
  /** Does a task. Throws `ApiFailure`. */
  run<Name extends TaskName>(
    name: Name,
    input: Parameters<Tasks[Name]>[0],
    demand: Demand,
  ): Promise<OutputOf<Name>>
}

/** The table maps each name to a function of its own input, which the compiler does not follow; the type of `run` does. */
async function runHere(name: TaskName, input: unknown): Promise<unknown> {
  return (tasks[name] as (given: unknown) => unknown)(input)
}

/** Does every task at once, for programs that serve no requests meanwhile. */
export const computeHere = { run: runHere as Compute['run'] }

const seconds = 30

/** Most inputs of quick work. */
const quickCount = 32

const isSmall = ({ length, count = 1 }: Demand) => length <= quickLength && count <= quickCount

/** Computes in the given workers; one computation has 30 seconds, another time only in tests. */
export function createCompute(workers: WorkerPool, milliseconds: number = seconds * 1000): Compute {
  const kind = { file: new URL('compute.worker.ts', import.meta.url), milliseconds }

  async function compute(job: Job, { caller, secondsPerMinute, length }: Demand): Promise<unknown> {
    const work = { owner: caller, secondsPerMinute, weight: length }
    const outcome = await workers.run<JobOutcome>(kind, job, work).catch((error: unknown) => {
      if (error instanceof WorkExceeded)
        throw new ApiFailure(
          413,
          `Computing this takes more than ${seconds} seconds or too much memory. Send fewer or shorter inputs.`,
        )
      if (error instanceof WorkRefused)
        throw error.isSpent
          ? new ApiFailure(
              429,
              "You've used up this minute's computing time for callers without paid tokens.",
              {
                'retry-after': String(error.retryAfter),
              },
            )
          : new ApiFailure(503, 'The service is busy with other requests. Try again in a moment.', {
              'retry-after': String(error.retryAfter),
            })
      throw error
    })
    if ('output' in outcome) return outcome.output
    throw new ApiFailure(outcome.failure.status, outcome.failure.detail)
  }

  return {
    async prepare<Name extends ModelName>(name: Name, request: RequestOf<Name>, demand: Demand) {
      // As in `runHere`.
      const prepare = models[name] as (input: RequestOf<Name>) => Work<ResponseOf<Name>>
      if (isSmall(demand)) return { ...prepare(request), isQuick: true }
      const tokens = (await compute({ kind: 'price', name, input: request }, demand)) as number
      const answer = async () =>
        (await compute({ kind: 'response', name, input: request }, demand)) as Encoded
      return { tokens, answer }
    },
    run: ((name: TaskName, input: unknown, demand: Demand) =>
      isSmall(demand)
        ? runHere(name, input)
        : compute({ kind: 'task', name, input }, demand)) as Compute['run'],
  }
}
