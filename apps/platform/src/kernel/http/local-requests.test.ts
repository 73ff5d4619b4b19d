import { expect, test } from 'vitest'

import { isFromProgram } from './local-requests.ts'

test.each([
  ['a program on this machine', { host: '127.0.0.1:9199' }, true],
  ['a program that names the machine', { host: 'localhost:9199' }, true],
  ['a page of another site', { host: 'localhost:9199', origin: 'https://other.example' }, false],
  ['a page without an origin of its own', { host: 'localhost:9199', origin: 'null' }, false],
  ['a page of our own', { host: 'localhost:9199', origin: 'http://localhost:3000' }, false],
  ['a page whose name leads to this machine', { host: 'other.example:9199' }, false],
  ['a name that begins like this machine', { host: 'localhost.other.example' }, false],
  ['a request without a name', {}, false],
])('%s', (_, headers, isFrom) => {
  expect(isFromProgram(headers)).toBe(isFrom)
})
