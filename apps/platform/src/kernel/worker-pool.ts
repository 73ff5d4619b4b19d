import { availableParallelism } from 'node:os'
import type { ResourceLimits } from 'node:worker_threads'
import { move, Piscina, transferableSymbol, valueSymbol } from 'piscina'

import { fairQueue, WorkRefused, type Work } from './fair-queue.ts'
import { log } from './log.ts'
import type { Part } from './parts.ts'
import type { Order } from './work.worker.ts'

export interface WorkerPoolOptions {
  /** Workers; each is started when it is first needed. One more serves callers who have used little. */
  size: number
  /** Memory of one worker; one that needs more is replaced. */
  memory: ResourceLimits
  /** Sum of the weights that wait at most, half of it of one owner; further work is refused. */
  maxWaitingWeight: number
  /** Time after which work of a caller with a budget gives way to lighter callers who find no worker, in milliseconds. */
  patience: number
}

/** What the worker threads of a process are: few, since the memory of a process is that of all of them. */
const limits: WorkerPoolOptions = {
  size: Math.min(4, Math.max(2, availableParallelism() - 1)),
  memory: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 },
  maxWaitingWeight: 50_000_000,
  patience: 2000,
}

/** Longest start of a worker, in milliseconds. */
const longestStart = 60_000

/** How a kind of work is done. */
export interface WorkKind {
  /** A module that exports `work`, a function of an input. */
  file: URL
  /** Time for one piece of work, in milliseconds, without the start of its worker; the worker is then replaced. */
  milliseconds: number
}

export interface WorkerPool extends Part {
  /** Does a piece of work in a worker. Throws `WorkExceeded` and `WorkRefused`, and what the work throws. */
  run<Output>(kind: WorkKind, input: unknown, work: Work): Promise<Output>
}

/** A piece of work needed more time or memory than it may have. */
export class WorkExceeded extends Error {}

/** In a worker: returns a result whose bytes are handed over, not copied. */
export function handOver<Result extends object>(result: Result, bytes: Uint8Array<ArrayBuffer>): Result {
  return move({ [transferableSymbol]: [bytes.buffer], [valueSymbol]: result } as never) as unknown as Result
}

/** Starts the worker threads of a process, which do all work that would block the event loop, such as parsing what strangers send. */
export function startWorkerPool(changed: Partial<WorkerPoolOptions> = {}): WorkerPool {
  const { size, memory, maxWaitingWeight, patience } = { ...limits, ...changed }
  const pool = new Piscina<Order, unknown>({
    filename: new URL('work.worker.ts', import.meta.url).href,
    name: 'work',
    minThreads: 0,
    maxThreads: size + 1,
    idleTimeout: Infinity,
    resourceLimits: memory,
  })
  // Of a worker without work; the error of one that works rejects its work.
  pool.on('error', (error: unknown) => log('warn', 'idle worker failed', { error: String(error) }))
  const queue = fairQueue({ size, maxWaitingWeight, patience })
  const stopping = new AbortController()
  const refusal = () => new WorkRefused('The platform stops.')

  /** Returns what a failure of the pool means to the caller; what the work has thrown as it is. */
  function reasonOf(error: unknown, { isLate = false, gaveWay = false }): unknown {
    if (stopping.signal.aborted) return refusal()
    if (gaveWay) return new WorkRefused('The work took long while others waited.', { retryAfter: 60 })
    if (isLate) return new WorkExceeded('The work took too long.')
    const isMemory = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'
    return isMemory ? new WorkExceeded('The work needed too much memory.') : error
  }

  return {
    async run<Output>({ file, milliseconds }: WorkKind, input: unknown, work: Work) {
      if (stopping.signal.aborted) throw refusal()
      const turn = await queue.begin(work)
      const late = new AbortController()
      let timer: NodeJS.Timeout | undefined
      const begun = new Int32Array(new SharedArrayBuffer(4))
      const beginning = Atomics.waitAsync(begun, 0, 0, longestStart)
      void Promise.resolve(beginning.value).then((outcome) => {
        turn.start()
        timer = setTimeout(() => late.abort(), outcome === 'timed-out' ? 0 : milliseconds)
      })
      let wasEnded = false
      try {
        const signal = AbortSignal.any([late.signal, turn.giveWay])
        return (await pool.run({ file: file.href, input, begun }, { signal })) as Output
      } catch (error) {
        const reason = reasonOf(error, { isLate: late.signal.aborted, gaveWay: turn.giveWay.aborted })
        wasEnded = reason instanceof WorkExceeded || turn.giveWay.aborted
        throw reason
      } finally {
        // Nobody notifies for a worker that has ended before.
        Atomics.notify(begun, 0)
        await Promise.resolve(beginning.value)
        clearTimeout(timer)
        turn.end(wasEnded)
      }
    },
    async stop() {
      stopping.abort()
      queue.refuseWaiting(refusal())
      await pool.destroy()
    },
  }
}
