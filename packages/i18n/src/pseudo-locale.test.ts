import fc from 'fast-check'
import { expect, test } from 'vitest'

import { pseudoMessages, pseudoText } from './pseudo-locale.ts'

test('placeholders, nesting and tags survive', () => {
  const text = pseudoText('Read <0>{{count}} pages</0> of $t(site)')
  for (const part of ['<0>', '{{count}}', '</0>', '$t(site)']) expect(text).toContain(part)
  expect(text).not.toContain('pages')
})

test('every word is 40 % longer, and spaces stay', () => {
  const word = fc.stringMatching(/^[A-Za-z]{1,30}$/)
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), (words) => {
      const pseudo = pseudoText(words.join(' '))
      expect(pseudo.startsWith('[') && pseudo.endsWith(']')).toBe(true)
      const lengths = pseudo
        .slice(1, -1)
        .split(' ')
        .map(({ length }) => length)
      expect(lengths).toEqual(words.map(({ length }) => length + Math.ceil(length * 0.4)))
    }),
  )
})

test('letters have accents, and long words stay one word', () => {
  expect(pseudoText('Cancel')).toBe('[Çááñççéļļ]')
})

test('the keys of a message file are unchanged', () => {
  expect(Object.keys(pseudoMessages({ a: 'x', b: { c: 'y' } }))).toEqual(['a', 'b'])
})
