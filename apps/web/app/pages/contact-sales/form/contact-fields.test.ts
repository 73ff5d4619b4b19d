import { expect, test } from 'vitest'

import { checkFields } from './contact-fields.ts'

const complete = { name: 'Ada', email: 'ada@example.org', company: 'Example', message: 'Hello' }

test('a complete form has no problems', () => {
  expect(checkFields(complete)).toEqual({})
})

test('empty fields and an incomplete address are named', () => {
  expect(checkFields({ ...complete, name: ' ', message: '', email: 'ada@example' })).toEqual({
    name: 'missing',
    message: 'missing',
    email: 'email',
  })
})
