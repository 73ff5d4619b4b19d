import { expect, test } from 'vitest'

import { ApiFailure } from './api-failure.ts'
import { failureBody, failureCodes } from './failure-body.ts'

const docs = 'https://docs.example/docs'

test('an error is readable by our clients, by those of Cohere and by those of OpenAI', () => {
  expect(failureBody(docs, 429, 'Too many requests in a minute.')).toEqual({
    detail: 'Too many requests in a minute.',
    docs: 'https://docs.example/docs/errors#rate_limit_exceeded',
    message: 'Too many requests in a minute.',
    error: {
      message: 'Too many requests in a minute.',
      type: 'rate_limit_error',
      param: null,
      code: 'rate_limit_exceeded',
    },
  })
})

test('the first invalid field is the parameter at fault, and its finding the code', () => {
  const body = new ApiFailure(422, [
    { loc: ['body', 'input', 0], msg: 'Give a text.', type: 'invalid_type' },
    { loc: ['body'], msg: 'No.', type: 'custom' },
  ]).body(docs)
  expect(body.error).toMatchObject({ type: 'invalid_request_error', param: 'input.0', code: 'invalid_type' })
  expect(body.error.message).toBe('body.input.0: Give a text.; body: No.')
})

test('a finding about the whole body is about no parameter', () => {
  const body = new ApiFailure(422, [{ loc: ['body'], msg: 'Not JSON.', type: 'json_invalid' }]).body(docs)
  expect(body.error).toMatchObject({ param: null, code: 'json_invalid' })
})

test.each([
  [401, 'authentication_error'],
  [418, 'invalid_request_error'],
  [500, 'server_error'],
  [599, 'server_error'],
])('status %i is of the family %s', (status, type) => {
  expect(failureBody(docs, status, 'No.').error.type).toBe(type)
})

test('a long sentence is whole in detail only', () => {
  const { detail, message, error } = failureBody(docs, 400, 'long '.repeat(1000))
  expect(detail).toHaveLength(5000)
  expect(message).toHaveLength(500)
  expect(error.message).toBe(message)
})

test('an error links to what the documentation says about its status, also when a field is at fault', () => {
  const { error, docs: address } = new ApiFailure(422, [
    { loc: ['body', 'input'], msg: 'Give a text.', type: 'invalid_type' },
  ]).body(docs)
  expect(error.code).toBe('invalid_type')
  expect(address).toBe('https://docs.example/docs/errors#invalid_request')
  for (const status of [400, 401, 402, 403, 404, 409, 413, 418, 429, 500, 502, 503, 504, 507])
    expect(failureCodes).toContain(failureBody(docs, status, 'No.').docs.split('#')[1])
})
