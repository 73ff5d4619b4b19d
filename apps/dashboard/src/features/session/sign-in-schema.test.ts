import * as v from 'valibot'
import { expect, test } from 'vitest'

import { codeSchema, phoneSchema, profileSchema } from './sign-in-schema.ts'

const codeOf = (text: string) => {
  const result = v.safeParse(codeSchema, { code: text })
  return result.success ? result.output.code : undefined
}
const phoneOf = (text: string) => {
  const result = v.safeParse(phoneSchema, { phone: text })
  return result.success ? result.output.phone : undefined
}

test.each([['123456'], ['123 456'], [' 123-456 '], ['１２３４５６']])('%j is the code 123456', (text) => {
  expect(codeOf(text)).toBe('123456')
})

test.each([['12345'], ['1234567'], ['']])('%j is no code', (text) => {
  expect(codeOf(text)).toBeUndefined()
})

test.each([
  ['+491701234567'],
  ['+49 (170) 123-4567'],
  ['0049 170 1234567'],
  ['＋４９　１７０　１２３４５６７'],
])('%j is the number +491701234567', (text) => expect(phoneOf(text)).toBe('+491701234567'))

test('a number without a country code is not accepted', () => {
  expect(phoneOf('0170 1234567')).toBeUndefined()
})

test('a picture whose address would make the identity token too long for services is not accepted', () => {
  const isValid = (photoURL: string) => v.safeParse(profileSchema, { displayName: '', photoURL }).success
  expect(isValid(`https://example.org/${'a'.repeat(1900)}`)).toBe(true)
  expect(isValid(`https://example.org/${'a'.repeat(2000)}`)).toBe(false)
})
