import { expect, test } from 'vitest'

import { readExamples } from './read-examples.ts'

test('an example is a line with a label, a colon and a text', () => {
  expect(readExamples('spam: Buy now\n\n  ham :Lunch at 12:30? ')).toEqual({
    examples: [
      { label: 'spam', text: 'Buy now' },
      { label: 'ham', text: 'Lunch at 12:30?' },
    ],
    invalidLine: undefined,
  })
})

test.each([
  ['spam: a\nno label', 2],
  [': no label', 1],
  ['no text:', 1],
])('the first invalid line of %j is %i', (field, line) => {
  expect(readExamples(field).invalidLine).toBe(line)
})
