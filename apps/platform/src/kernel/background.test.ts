import { beforeEach, expect, test, vi } from 'vitest'

import { startBackground, type BackgroundOptions, type Run } from './background.ts'

const second = 1000
const minute = 60 * second

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

/** Starts a task that notes its runs, `s` for a sweep and `w` for a wake, after `fails` failures. */
function start(options: Partial<BackgroundOptions> = {}, fails = 0) {
  const runs: string[] = []
  let left = fails
  const task = startBackground({
    name: 'test',
    sweepMilliseconds: 10 * minute,
    work: ({ isSweep }) => {
      runs.push(isSweep ? 's' : 'w')
      return left-- > 0 ? Promise.reject(new Error('database gone')) : Promise.resolve()
    },
    ...options,
  })
  return { task, runs: () => runs.join('') }
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

test('sweeps at the start and once per interval', async () => {
  const { runs } = start()
  await pass(0)
  expect(runs()).toBe('s')
  await pass(30 * minute)
  expect(runs()).toBe('ssss')
})

test('wakes are gathered into one run, and do not put off the next sweep', async () => {
  const { task, runs } = start({ gatherMilliseconds: 50, sweepMilliseconds: second })
  await pass(0)
  for (let wakes = 0; wakes < 100; wakes++) task.wake()
  await pass(49)
  expect(runs()).toBe('s')
  await pass(1)
  expect(runs()).toBe('sw')
  for (let time = 0; time < second; time += 40) {
    task.wake()
    await pass(40)
  }
  expect(runs()).toContain('ws')
})

test('goes on by itself after failures, later each time, as a sweep', async () => {
  const { runs } = start({}, 2)
  await pass(0)
  await pass(999)
  expect(runs()).toBe('s')
  await pass(1)
  expect(runs()).toBe('ss')
  await pass(1999)
  expect(runs()).toBe('ss')
  await pass(1)
  expect(runs()).toBe('sss')
  await pass(9 * minute)
  expect(runs()).toBe('sss')
})

test('wakes neither shorten the wait after a failure nor get lost in it', async () => {
  const { task, runs } = start({}, 1)
  await pass(0)
  task.wake()
  await pass(500)
  expect(runs()).toBe('s')
  await pass(500)
  expect(runs()).toBe('ss')
})

test('waits a minute at most between two failures', async () => {
  const { runs } = start({}, 1000)
  await pass(10 * minute)
  const before = runs().length
  await pass(10 * minute)
  expect(runs().length - before).toBe(10)
})

test('a wake during a run is one more run after it, never one beside it', async () => {
  let running = 0
  let most = 0
  let done = 0
  const { task } = start({
    work: async () => {
      most = Math.max(most, ++running)
      await new Promise((resolve) => setTimeout(resolve, 80))
      running -= 1
      done += 1
    },
  })
  await pass(40)
  task.wake()
  task.wake()
  await pass(200)
  expect([most, done]).toEqual([1, 2])
})

test('runs at once on request, after the run in progress, and rejects with its error', async () => {
  const { task, runs } = start({}, 2)
  await pass(0)
  await expect(task.runNow()).rejects.toThrow('database gone')
  await task.runNow()
  await task.runNow()
  expect(runs()).toBe('sssw')
})

test('stopping aborts the run in progress, waits for it, and nothing runs afterwards', async () => {
  let seen: Run | undefined
  let isDone = false
  const { task } = start({
    work: async (run) => {
      seen = run
      await new Promise((resolve) => setTimeout(resolve, 80))
      isDone = true
    },
  })
  await pass(0)
  const stopped = task.stop()
  expect([seen?.stopping.aborted, isDone]).toEqual([true, false])
  await pass(80)
  await stopped
  expect(isDone).toBe(true)
  isDone = false
  task.wake()
  await pass(20 * minute)
  expect(isDone).toBe(false)
})
