import { parentPort, Worker, type ResourceLimits } from 'node:worker_threads'

import type { Part } from './parts.ts'

export interface WorkerPoolOptions {
  /** A module that calls `serveWork`. */
  file: URL
  /** Workers at most; each is started when it is first needed. */
  size: number
  /** Time for one piece of work, in milliseconds; the worker is then replaced. */
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
  /** Does a piece of work in a worker. Throws `WorkExceeded` and `WorkRefused`, and what the work throws, as a plain Error. */
  run(input: Input, work: Work): Promise<Output>
}

/** A piece of work needed more time or memory than it may have. */
export class WorkExceeded extends Error {}

/** Too much work is waiting. */
export class WorkRefused extends Error {}

type Reply<Output> = 'ready' | { output: Output } | { error: string }

interface Task<Input, Output> extends Work {
  input: Input
  settle: PromiseWithResolvers<Output>
  timer?: NodeJS.Timeout
}

/** In a worker: does the work that the pool sends. */
export function serveWork(work: (input: never) => unknown): void {
  function reply(message: Reply<unknown>): void {
    const value = typeof message === 'object' && 'output' in message ? message.output : undefined
    const output = (value as { output?: unknown } | undefined)?.output ?? value
    // Bytes are handed over, not copied.
    parentPort?.postMessage(message, output instanceof Uint8Array ? [output.buffer as ArrayBuffer] : [])
  }
  parentPort?.on('message', async (input: unknown) => {
    try {
      reply({ output: await work(input as never) })
    } catch (error) {
      reply({ error: String(error) })
    }
  })
  reply('ready')
}

/** Starts a pool of worker threads for work that would block the event loop, such as parsing what strangers send. */
export function startWorkerPool<Input, Output>({
  file,
  size,
  milliseconds,
  memory,
  maxWaitingWeight,
}: WorkerPoolOptions): WorkerPool<Input, Output> {
  const idle: Worker[] = []
  const running = new Map<Worker, Task<Input, Output>>()
  const waiting: Task<Input, Output>[] = []
  /** One owner gets half of the workers, so that the others always find one. */
  const share = Math.max(1, Math.floor(size / 2))
  let isStopped = false

  const runningOf = (owner: string) => [...running.values()].filter((task) => task.owner === owner).length

  function next(): void {
    if (isStopped || running.size >= size) return
    const index = waiting.findIndex(({ owner }) => runningOf(owner) < share)
    const [task] = index < 0 ? [] : waiting.splice(index, 1)
    if (task === undefined) return
    const known = idle.pop()
    const worker = known ?? startWorker()
    running.set(worker, task)
    // A new one says when it is ready.
    if (known !== undefined) begin(worker)
    next()
  }

  function begin(worker: Worker): void {
    const task = running.get(worker)
    if (task === undefined) return
    worker.ref()
    task.timer = setTimeout(() => {
      task.settle.reject(new WorkExceeded('The work took too long.'))
      void worker.terminate()
    }, milliseconds)
    worker.postMessage(task.input, [])
  }

  /** Returns the task of a worker, which is then free for the next. */
  function end(worker: Worker): Task<Input, Output> | undefined {
    const task = running.get(worker)
    clearTimeout(task?.timer)
    running.delete(worker)
    return task
  }

  function startWorker(): Worker {
    const worker = new Worker(file, { resourceLimits: memory })
    worker.on('message', (reply: Reply<Output>) => {
      if (reply === 'ready') return begin(worker)
      const task = end(worker)
      idle.push(worker)
      // An idle worker does not keep the process alive.
      worker.unref()
      if ('output' in reply) task?.settle.resolve(reply.output)
      else task?.settle.reject(new Error(reply.error))
      next()
    })
    worker.on('error', (error: NodeJS.ErrnoException) => {
      const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      const reason = isMemory ? new WorkExceeded('The work needed too much memory.') : error
      running.get(worker)?.settle.reject(reason)
    })
    worker.on('exit', () => {
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1)
      end(worker)?.settle.reject(new Error('The worker ended.'))
      next()
    })
    return worker
  }

  return {
    run(input, work) {
      const queued = waiting.reduce((sum, { weight }) => sum + weight, 0)
      if (isStopped || (waiting.length > 0 && queued + work.weight > maxWaitingWeight))
        return Promise.reject(new WorkRefused('Too much work is waiting.'))
      const settle = Promise.withResolvers<Output>()
      waiting.push({ input, ...work, settle })
      next()
      return settle.promise
    },
    async stop() {
      isStopped = true
      for (const { settle } of waiting.splice(0)) settle.reject(new WorkRefused('The platform stops.'))
      await Promise.all([...idle.splice(0), ...running.keys()].map((worker) => worker.terminate()))
    },
  }
}
