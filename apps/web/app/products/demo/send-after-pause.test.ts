import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { sendAfterPause } from './send-after-pause.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('only the last change within a pause is sent', () => {
  const sent: string[] = []
  let prevent = () => {}
  for (const text of ['t', 'te', 'tea']) {
    prevent()
    prevent = sendAfterPause(() => sent.push(text))
    vi.advanceTimersByTime(100)
  }
  expect(sent).toEqual([])
  vi.runAllTimers()
  expect(sent).toEqual(['tea'])
})
