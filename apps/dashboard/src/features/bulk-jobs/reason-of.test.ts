import { expect, test } from 'vitest'

import { reasonOf } from './reason-of.ts'

test('the words of the service are recognized', () => {
  expect(reasonOf('The row has no text.')).toEqual({ key: 'no-text' })
  expect(reasonOf('The line is not valid JSON.')).toEqual({ key: 'not-json' })
  expect(reasonOf('The job was canceled.')).toEqual({ key: 'canceled' })
  expect(reasonOf('The text has 9001 tokens; jina-embeddings-v3 takes 8192.')).toEqual({
    key: 'too-long',
    tokens: 9001,
    limit: 8192,
    model: 'jina-embeddings-v3',
  })
})

test('other words stay as they are', () => {
  expect(reasonOf('402: The balance is too low.')).toBeUndefined()
})
