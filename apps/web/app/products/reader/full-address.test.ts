import { expect, test } from 'vitest'

import { fullAddress } from './full-address.ts'

test.each([
  ['https://example.org/page', 'https://example.org/page'],
  ['  example.org/page#part ', 'https://example.org/page#part'],
  ['http://example.org', 'http://example.org/'],
])('%s is the address %s', (text, address) => {
  expect(fullAddress(text)?.href).toBe(address)
})

test.each([
  '',
  ' ',
  'page',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'https://',
  'two words.example here',
])('"%s" is no address', (text) => {
  expect(fullAddress(text)).toBeNull()
})
