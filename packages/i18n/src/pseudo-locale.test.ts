import fc from 'fast-check'
import { expect, test } from 'vitest'

import { pseudoMessages, pseudoText } from './pseudo-locale.ts'

test('placeholders, nesting and tags survive', () => {
  const text = pseudoText('Read <0>{{count}} pages</0> of $t(site)')
  for (const part of ['<0>', '{{count}}', '</0>', '$t(site)']) expect(text).toContain(part)
  expect(text).not.toContain('pages')
})

test('every text grows by two fifths and stands in brackets', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (text) => {
      const pseudo = pseudoText(text)
      expect(pseudo.startsWith('[') && pseudo.endsWith(']')).toBe(true)
      expect(pseudo.length).toBeGreaterThanOrEqual(Math.ceil(text.length * 1.4))
    }),
  )
})

test('a message file keeps its shape', () => {
  expect(Object.keys(pseudoMessages({ a: 'x', b: { c: 'y' } }))).toEqual(['a', 'b'])
})
