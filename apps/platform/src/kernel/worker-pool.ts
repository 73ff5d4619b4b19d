import type { ResourceLimits } from 'node:worker_threads'
import { move, Piscina, transferableSymbol, valueSymbol } from 'piscina'

import { log } from './log.ts'
import type { Part } from './parts.ts'

export interface WorkerPoolOptions {
  /** A module that exports `work`, a function of an input. */
  file: URL
  /** Workers at most; each is started when it is first needed. */
  size: number
  /** Time for one piece of work, in milliseconds, which includes the start of its worker; the worker is then replaced. */
  milliseconds: number
  /** Memory of one worker; one that needs more is replaced. */
  memory: ResourceLimits
  /** Sum of the weights that wait at most; further work is refused. */
  maxWaitingWeight: number
}

/** Who the work is for, so that none of them takes all workers, and how much of the queue it takes. */
export interface Work {
  owner: string
  weight: number
}

export interface WorkerPool<Input, Output> extends Part {
  /** Does a piece of work in a worker. Throws `WorkExceeded` and `WorkRefused`, and what the work throws. */
  run(input: Input, work: Work): Promise<Output>
}

/** A piece of work needed more time or memory than it may have. */
export class WorkExceeded extends Error {}

/** Too much work is waiting. */
export class WorkRefused extends Error {}

/** In a worker: returns a result whose bytes are handed over, not copied. */
export function handOver<Result extends object>(result: Result, bytes: Uint8Array<ArrayBuffer>): Result {
  return move({ [transferableSymbol]: [bytes.buffer], [valueSymbol]: result } as never) as unknown as Result
}

/** Lets work begin in the order of its arrival, but one owner gets half of the places, so that the others always find one. */
function fairQueue(size: number, maxWaitingWeight: number) {
  const running = new Set<Work>()
  const waiting: { work: Work; turn: PromiseWithResolvers<void> }[] = []
  const share = Math.max(1, Math.floor(size / 2))
  const runningOf = (owner: string) => [...running].filter((work) => work.owner === owner).length

  function next(): void {
    if (running.size >= size) return
    const index = waiting.findIndex(({ work }) => runningOf(work.owner) < share)
    const [first] = index < 0 ? [] : waiting.splice(index, 1)
    if (first === undefined) return
    running.add(first.work)
    first.turn.resolve()
    next()
  }

  return {
    /** Waits for the turn of a piece of work. Throws `WorkRefused` when too much waits. */
    async begin(work: Work): Promise<void> {
      const queued = waiting.reduce((sum, { work: { weight } }) => sum + weight, 0)
      if (waiting.length > 0 && queued + work.weight > maxWaitingWeight)
        throw new WorkRefused('Too much work is waiting.')
      const turn = Promise.withResolvers<void>()
      waiting.push({ work, turn })
      next()
      await turn.promise
    },
    end(work: Work): void {
      running.delete(work)
      next()
    },
    refuseWaiting(reason: WorkRefused): void {
      for (const { turn } of waiting.splice(0)) turn.reject(reason)
    },
  }
}

/** Starts a pool of worker threads for work that would block the event loop, such as parsing what strangers send. */
export function startWorkerPool<Input, Output>({
  file,
  size,
  milliseconds,
  memory,
  maxWaitingWeight,
}: WorkerPoolOptions): WorkerPool<Input, Output> {
  const pool = new Piscina<Input, Output>({
    filename: file.href,
    name: 'work',
    minThreads: 0,
    maxThreads: size,
    idleTimeout: Infinity,
    resourceLimits: memory,
  })
  // Of a worker without work; the error of one that works rejects its work.
  pool.on('error', (error: unknown) => log('warn', 'idle worker failed', { error: String(error) }))
  const queue = fairQueue(size, maxWaitingWeight)
  const stopping = new AbortController()
  const refusal = () => new WorkRefused('The platform stops.')

  /** Returns what a failure of the pool means to the caller; what the work has thrown as it is. */
  function reasonOf(error: unknown, isLate: boolean): unknown {
    if (stopping.signal.aborted) return refusal()
    if (isLate) return new WorkExceeded('The work took too long.')
    const isMemory = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'
    return isMemory ? new WorkExceeded('The work needed too much memory.') : error
  }

  return {
    async run(input, work) {
      if (stopping.signal.aborted) throw refusal()
      await queue.begin(work)
      const late = AbortSignal.timeout(milliseconds)
      try {
        return await pool.run(input, { signal: late })
      } catch (error) {
        throw reasonOf(error, late.aborted)
      } finally {
        queue.end(work)
      }
    },
    async stop() {
      stopping.abort()
      queue.refuseWaiting(refusal())
      await pool.destroy()
    },
  }
}
