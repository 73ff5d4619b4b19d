import { expect, test } from 'vitest'

import { resultOfResponse } from './result-of-call.ts'

const headers = { requestId: 'r1', tokens: 13, remaining: null }

test('the response to a call has the first numbers of its vectors', () => {
  const embedding = Array.from({ length: 64 }, (_, index) => index / 64)
  const body = { model: 'm', data: [{ embedding }, { embedding }] }
  expect(resultOfResponse({ status: 200, body, ...headers }, 7)).toEqual({
    ...{ status: 200, milliseconds: 7, tokens: 13, id: 'r1', model: 'm', error: null },
    vectors: [embedding.slice(0, 5), embedding.slice(0, 5)],
  })
})

test.each([
  [{ error: { message: 'No tokens are left.' } }, 'No tokens are left.'],
  ['<html>Bad gateway</html>', null],
  [null, null],
])('a refused call has the reason, if the service named one: %j', (body, error) => {
  expect(resultOfResponse({ status: 502, body, ...headers, tokens: null }, 7)).toMatchObject({
    ...{ status: 502, tokens: null, model: null, error, vectors: [] },
  })
})
