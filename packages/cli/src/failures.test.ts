import { AbortedError, ApiError, NetworkError, TimeoutError } from '@search-foundation/api-client'
import { expect, test } from 'vitest'

import { failureOf, usageFailure } from './failures.ts'

const ofStatus = (status: number) => new ApiError(`${status}: reason`, { status, requestId: 'r1' })

test.each([
  [ofStatus(400), 1],
  [ofStatus(401), 4],
  [ofStatus(402), 5],
  [ofStatus(403), 4],
  [ofStatus(404), 1],
  [ofStatus(422), 1],
  [ofStatus(429), 6],
  [ofStatus(500), 7],
  [ofStatus(503), 7],
  [new NetworkError('No response', { code: 'unavailable' }), 7],
  [new TimeoutError('Timeout', { phase: 'headers' }), 7],
  [new AbortedError('Aborted', {}), 130],
  [Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' }), 2],
  [usageFailure('wrong'), 2],
  [new Error('anything'), 1],
  ['a text', 1],
])('%s ends with code %s', (error, code) => {
  expect(failureOf(error).exitCode).toBe(code)
})

test('a refused request without a hint of ours links to the documentation of its error', () => {
  const docs = 'https://docs.example/errors#not_found'
  expect(failureOf(new ApiError('404: No.', { status: 404, docs })).hint).toBe(docs)
})

test('a refused request names its id, and a lost connection its reason', () => {
  expect(failureOf(ofStatus(400)).message).toBe('400: reason (request r1)')
  const lost = new NetworkError(
    'No response',
    { code: 'unavailable' },
    { cause: new Error('fetch failed', { cause: new Error('connect ECONNREFUSED') }) },
  )
  expect(failureOf(lost).message).toBe('No response: connect ECONNREFUSED')
})
