import type { LoggedRequest } from '@search-foundation/api-client/account'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { watchCalls } from './watch-calls.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const call = (id: string) => ({ id }) as LoggedRequest
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

/** Watches a log whose state the test changes. */
function watchLog() {
  const log = { status: 200, newest: undefined as string | undefined, isHidden: false, isOffline: false }
  const onWatch = vi.fn()
  const onCall = vi.fn()
  const controller = new AbortController()
  const readNewest = vi.fn(async () => {
    if (log.isOffline) throw new Error('No response')
    const { status, newest } = log
    return { status, call: newest === undefined || status !== 200 ? undefined : call(newest) }
  })
  const start = () =>
    watchCalls({ readNewest, isHidden: () => log.isHidden, onWatch, onCall, signal: controller.signal })
  return { log, onWatch, onCall, readNewest, controller, start }
}

test('a call that arrives is shown once; the one before the watch never', async () => {
  const { log, onWatch, onCall, start } = watchLog()
  log.newest = 'before'
  start()
  await seconds(7)
  expect(onCall).not.toHaveBeenCalled()
  log.newest = 'first'
  await seconds(9)
  log.newest = 'second'
  await seconds(9)
  expect(onCall.mock.calls).toEqual([[call('first')], [call('second')]])
  expect(onWatch.mock.calls).toEqual([['waiting']])
})

test('the first call of a key with an empty log is shown', async () => {
  const { log, onCall, start } = watchLog()
  start()
  await seconds(1)
  log.newest = 'first'
  await seconds(3)
  expect(onCall.mock.calls).toEqual([[call('first')]])
})

test.each([
  [401, 'unauthorized'],
  [403, 'forbidden'],
])('after a %i the page says that it is %s and asks no more', async (status, watch) => {
  const { log, onWatch, readNewest, start } = watchLog()
  log.status = status
  const look = start()
  await seconds(60)
  look()
  await seconds(60)
  expect(onWatch.mock.calls).toEqual([['waiting'], [watch]])
  expect(readNewest).toHaveBeenCalledTimes(1)
})

test.each([{ isOffline: true }, { status: 429 }, { status: 503 }])('%j ends no watch', async (failure) => {
  const { log, onWatch, onCall, start } = watchLog()
  start()
  await seconds(1)
  Object.assign(log, failure)
  await seconds(12)
  Object.assign(log, { isOffline: false, status: 200, newest: 'later' })
  await seconds(3)
  expect(onCall.mock.calls).toEqual([[call('later')]])
  expect(onWatch.mock.calls).toEqual([['waiting']])
})

test('the watch pauses after five minutes without a call, counted from the last one', async () => {
  const { log, onWatch, readNewest, start } = watchLog()
  start()
  await seconds(4 * 60)
  log.newest = 'late'
  await seconds(4 * 60)
  expect(onWatch.mock.calls).toEqual([['waiting']])
  await seconds(2 * 60)
  expect(onWatch.mock.calls).toEqual([['waiting'], ['paused']])
  const looks = readNewest.mock.calls.length
  await seconds(60)
  expect(readNewest).toHaveBeenCalledTimes(looks)
})

test('a hidden page asks nothing, and looks at once when it is seen again', async () => {
  const { log, onCall, readNewest, start } = watchLog()
  const look = start()
  await seconds(1)
  log.isHidden = true
  log.newest = 'meanwhile'
  await seconds(60)
  expect(readNewest).toHaveBeenCalledTimes(1)
  log.isHidden = false
  look()
  await seconds(0)
  expect(onCall.mock.calls).toEqual([[call('meanwhile')]])
})

test('looks do not overlap', async () => {
  const { readNewest, start } = watchLog()
  const look = start()
  look()
  look()
  await seconds(1)
  expect(readNewest).toHaveBeenCalledTimes(1)
})

test('an aborted watch asks no more and reports nothing', async () => {
  const { log, onCall, readNewest, controller, start } = watchLog()
  start()
  await seconds(1)
  controller.abort()
  log.newest = 'after'
  await seconds(60)
  expect(readNewest).toHaveBeenCalledTimes(1)
  expect(onCall).not.toHaveBeenCalled()
})
