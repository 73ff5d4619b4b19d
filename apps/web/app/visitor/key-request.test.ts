import { expect, test } from 'vitest'

import { answerKeyRequests, requestKey } from './key-request.ts'

test('every call that waits learns whether there is a key', async () => {
  const { signal } = new AbortController()
  const calls = [requestKey(signal), requestKey(signal)]
  answerKeyRequests(true)
  expect(await Promise.all(calls)).toEqual([true, true])
})

test('a call that is ended waits no longer, and the others do', async () => {
  const ended = new AbortController()
  const call = requestKey(ended.signal)
  const other = requestKey(new AbortController().signal)
  ended.abort()
  expect(await call).toBe(false)
  answerKeyRequests(true)
  expect(await other).toBe(true)
})
