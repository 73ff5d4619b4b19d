import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createTokenSource } from './identity-token.ts'
import { createRefreshTimer } from './refresh-timer.ts'

const minute = 60_000
const hour = 60 * minute

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The events of a page. */
const page = new EventTarget()

/** A started timer over a provider with a stored token that expires after `storedFor`; new ones last an hour. */
function start(storedFor = hour) {
  const refresh = vi.fn(() => Promise.resolve({ token: 'new', expiresAt: Date.now() + hour }))
  const tokens = createTokenSource((force) =>
    force ? refresh() : Promise.resolve({ token: 'stored', expiresAt: storedFor }),
  )
  const timer = createRefreshTimer(tokens)
  timer.start()
  return { refresh, timer, tokens }
}

test('a token is refreshed five minutes before it expires, and so is each later one', async () => {
  const { refresh, timer } = start()
  await vi.advanceTimersByTimeAsync(55 * minute - 1)
  expect(refresh).toHaveBeenCalledTimes(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(refresh).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(55 * minute)
  expect(refresh).toHaveBeenCalledTimes(2)
  timer.stop()
})

test('a token that is due at the start is refreshed at once', async () => {
  const { refresh, timer } = start(5 * minute)
  await vi.advanceTimersByTimeAsync(0)
  expect(refresh).toHaveBeenCalledTimes(1)
  timer.stop()
})

test('failed refreshes are retried after 30 seconds, doubling up to 16 minutes, and then from 30 seconds again', async () => {
  const { refresh, timer } = start(5 * minute)
  const times: number[] = []
  refresh.mockImplementation(() => {
    times.push(Date.now())
    return Promise.reject(new Error('offline'))
  })
  await vi.advanceTimersByTimeAsync(60 * minute)
  const waits = times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / 1000)
  expect(waits).toEqual([30, 60, 120, 240, 480, 960, 960])

  refresh.mockImplementationOnce(() => Promise.resolve({ token: 'new', expiresAt: Date.now() + hour }))
  await vi.advanceTimersByTimeAsync(16 * minute)
  times.length = 0
  await vi.advanceTimersByTimeAsync(43 * minute)
  expect(times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / 1000)).toEqual([30])
  timer.stop()
})

test('a tab that wakes up after the token was due refreshes it at once, and only once for all events', async () => {
  const { refresh, timer } = start()
  await vi.advanceTimersByTimeAsync(0)
  // A sleeping computer runs no timers.
  vi.setSystemTime(3 * hour)
  for (const event of ['pageshow', 'visibilitychange', 'online']) page.dispatchEvent(new Event(event))
  await vi.advanceTimersByTimeAsync(0)
  expect(refresh).toHaveBeenCalledTimes(1)
  page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(refresh).toHaveBeenCalledTimes(1)
  timer.stop()
})

test('the end of a failure of the network ends the wait; a tab that is looked at again does not', async () => {
  const { refresh, timer } = start(5 * minute)
  refresh.mockRejectedValue(new Error('offline'))
  await vi.advanceTimersByTimeAsync(minute)
  expect(refresh).toHaveBeenCalledTimes(2)
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(refresh).toHaveBeenCalledTimes(2)
  page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(refresh).toHaveBeenCalledTimes(3)
  timer.stop()
})

test('nothing is refreshed after the session has ended', async () => {
  const { refresh, timer } = start()
  await vi.advanceTimersByTimeAsync(0)
  timer.stop()
  vi.setSystemTime(3 * hour)
  page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(3 * hour)
  expect(refresh).toHaveBeenCalledTimes(0)
})
