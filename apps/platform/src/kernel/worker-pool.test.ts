import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'

import { WorkRefused } from './fair-queue.ts'
import { startWorkerPool, WorkExceeded, type WorkerPoolOptions } from './worker-pool.ts'

/** Work by name; `hold` waits until its memory is set to 1. */
const source = `
export function work({ kind, memory }) {
  if (kind === 'loop') for (;;) {}
  if (kind === 'fill') { const all = []; for (;;) all.push(new Array(1e5).fill(Math.random())) }
  if (kind === 'throw') throw new Error('wrong')
  if (kind === 'exit') process.exit(3)
  if (kind === 'hold') Atomics.wait(new Int32Array(memory), 0, 0)
  return kind + ' done'
}`

/** The start of a module that loads once there is a file beside it. */
const slowStart = `
import { existsSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
while (!existsSync(new URL('open', import.meta.url))) await setTimeout(5)
`

interface Input {
  kind: string
  memory?: SharedArrayBuffer
}

function startPool({
  milliseconds = 60_000,
  start = '',
  ...changed
}: Partial<WorkerPoolOptions> & { milliseconds?: number; start?: string } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'pool-'))
  const file = join(folder, 'worker.mjs')
  writeFileSync(file, start + source)
  const pool = startWorkerPool({
    size: 2,
    memory: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 },
    maxWaitingWeight: 10,
    ...changed,
  })
  const doing = { file: pathToFileURL(file), milliseconds }
  onTestFinished(async () => {
    await pool.stop()
    rmSync(folder, { recursive: true })
  })
  const run = (
    kind: string,
    {
      owner = 'ada',
      weight = 1,
      memory = undefined as SharedArrayBuffer | undefined,
      secondsPerMinute = undefined as number | undefined,
    } = {},
  ) =>
    pool.run<string>(doing, { kind, ...(memory && { memory }) } satisfies Input, {
      owner,
      weight,
      secondsPerMinute,
    })
  return { run, stop: pool.stop, folder }
}

/** A lock that work of the kind `hold` waits for. */
function lock() {
  const memory = new SharedArrayBuffer(4)
  const open = () => {
    Atomics.store(new Int32Array(memory), 0, 1)
    Atomics.notify(new Int32Array(memory), 0)
  }
  return { memory, open }
}

test('work that takes too long or too much memory is ended, and the next is done', async () => {
  const { run } = startPool({ milliseconds: 300 })
  await expect(run('loop')).rejects.toThrow(WorkExceeded)
  const { run: runLong } = startPool()
  await expect(runLong('fill')).rejects.toThrow(WorkExceeded)
  expect(await runLong('more')).toBe('more done')
})

test('the start of a worker is no part of the time of its work, nor of that of its owner', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { run, folder } = startPool({ milliseconds: 1000, start: slowStart })
  const done = run('late', { secondsPerMinute: 1 })
  await vi.advanceTimersByTimeAsync(30_000)
  writeFileSync(join(folder, 'open'), '')
  expect(await done).toBe('late done')
  expect(await run('next', { secondsPerMinute: 1 })).toBe('next done')
})

test('an error of the work, and a worker that ends, reject the one piece of work', async () => {
  const { run } = startPool()
  await expect(run('throw')).rejects.toThrow('wrong')
  await expect(run('exit')).rejects.toThrow('worker exited with code: 3')
  expect(await run('next')).toBe('next done')
})

test('one owner does not get all workers', async () => {
  const { run } = startPool()
  const { memory, open } = lock()
  const held = [run('hold', { memory }), run('hold', { memory })]
  expect(await run('quick', { owner: 'grace' })).toBe('quick done')
  open()
  expect(await Promise.all(held)).toEqual(['hold done', 'hold done'])
})

test('work is refused when too much waits, and when the pool stops', async () => {
  const { run, stop } = startPool()
  const { memory, open } = lock()
  const held = run('hold', { memory })
  const heavy = run('heavy', { weight: 8 })
  await expect(run('more', { weight: 3 })).rejects.toThrow(WorkRefused)
  open()
  expect(await Promise.all([held, heavy])).toEqual(['hold done', 'heavy done'])
  await stop()
  await expect(run('late')).rejects.toThrow(WorkRefused)
})
