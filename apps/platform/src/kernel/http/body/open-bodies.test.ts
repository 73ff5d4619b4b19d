import { afterEach, expect, test, vi } from 'vitest'

import { countOpenBodies } from './open-bodies.ts'

afterEach(() => void vi.useRealTimers())

/** Whether a promise is settled by now. */
const isSettled = async (promise: Promise<unknown>): Promise<boolean> =>
  (await Promise.race([promise.then(() => 'settled'), Promise.resolve('open')])) === 'settled'

test('a body beyond the limit of its client waits for the others of this client, and delays nobody else', async () => {
  const bodies = countOpenBodies({ process: 100, client: 40 })
  const first = await bodies.take('ada', 30)
  const second = bodies.take('ada', 20)
  const other = await bodies.take('grace', 40)
  expect(await isSettled(second)).toBe(false)
  first()
  expect(typeof (await second)).toBe('function')
  other()
})

test('a body beyond the limit of the process waits until there is room, also for one that turned out smaller', async () => {
  const bodies = countOpenBodies({ process: 100, client: 60 })
  const first = await bodies.take('ada', 60)
  const second = bodies.take('grace', 60)
  expect(await isSettled(second)).toBe(false)
  first(40)
  expect(typeof (await second)).toBe('function')
})

test('a body larger than every limit is read when it is alone', async () => {
  const bodies = countOpenBodies({ process: 10, client: 10 })
  const giveBack = await bodies.take('ada', 1000)
  const next = bodies.take('grace', 1)
  expect(await isSettled(next)).toBe(false)
  giveBack()
  giveBack()
  await next
})

test('a wait that is too long, and one behind too many others, ends with 503 and Retry-After', async () => {
  vi.useFakeTimers()
  const bodies = countOpenBodies({ process: 100, client: 40 })
  const giveBack = await bodies.take('ada', 40)
  const late = bodies.take('ada', 1).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await late).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
  const waiting = Array.from({ length: 500 }, () => bodies.take('ada', 1))
  await expect(bodies.take('grace', 100)).rejects.toMatchObject({ status: 503 })
  giveBack()
  expect((await Promise.all(waiting.slice(0, 40))).length).toBe(40)
})
