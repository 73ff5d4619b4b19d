import { createClient, segment } from '@search-foundation/api-client'
import { expect, test } from 'vitest'

import { callProblem, ServiceFailure } from './call-problem.ts'

/** The problem that a response causes. */
async function problemOf(status: number, body: object, headers: Record<string, string> = {}) {
  const fetch = () => Promise.resolve(Response.json(body, { status, headers }))
  const client = createClient({ maxRetries: 0, fetch })
  return segment(client, { content: 'a' }).then(() => undefined, callProblem)
}

test.each([
  [401, 'unauthorized'],
  [402, 'balance'],
  [429, 'limitedSoon'],
  [500, 'failing'],
  [503, 'failing'],
])(
  'a response with status %i has a text of ours, and status and detail of the service',
  async (status, kind) => {
    expect(await problemOf(status, { detail: 'In English.' })).toEqual({
      kind,
      message: `${status}: In English.`,
    })
  },
)

test('a response that names a wait has it in seconds', async () => {
  expect(await problemOf(429, { detail: 'Wait.' }, { 'retry-after': '7' })).toEqual({
    kind: 'limited',
    count: 7,
    message: '429: Wait.',
  })
})

test('any other response is told in the words of the service', async () => {
  expect(await problemOf(422, { detail: 'The text is too long.' })).toEqual({
    kind: 'other',
    message: '422: The text is too long.',
  })
  // The site that Reader could not reach, not Reader itself.
  expect(await problemOf(502, { message: 'The site refused.' })).toEqual({
    kind: 'other',
    message: 'The site refused.',
  })
  expect(callProblem(new ServiceFailure('Stopped.'))).toEqual({ kind: 'other', message: 'Stopped.' })
})
