import fc from 'fast-check'
import { expect, test } from 'vitest'

import { pseudoMessages, pseudoText } from './pseudo-locale.ts'

test('placeholders, nesting and tags survive', () => {
  const text = pseudoText('Read <0>{{count}} pages</0> of $t(site)')
  for (const part of ['<0>', '{{count}}', '</0>', '$t(site)']) expect(text).toContain(part)
  expect(text).not.toContain('pages')
})

test('every text is 40 % longer and in brackets', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (text) => {
      const pseudo = pseudoText(text)
      expect(pseudo.startsWith('[') && pseudo.endsWith(']')).toBe(true)
      expect(pseudo.length).toBeGreaterThanOrEqual(Math.ceil(text.length * 1.4))
    }),
  )
})

test('the keys of a message file are unchanged', () => {
  expect(Object.keys(pseudoMessages({ a: 'x', b: { c: 'y' } }))).toEqual(['a', 'b'])
})
