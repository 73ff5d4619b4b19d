import { expect, test } from 'vitest'

import { withoutHeadings, withoutMarks } from './without-marks.ts'

test('emphasis, code, links and the marks of lines are left out, factors and citations stay', () => {
  expect(withoutMarks('> The *k* of **k**개, `model` and [a page](/a) [^1]')).toBe(
    'The k of k개, model and a page [^1]',
  )
  expect(withoutMarks('300 * 128')).toBe('300 * 128')
})

test('a heading is left out with its line', () => {
  expect(withoutHeadings('## Use\n\nSend a list.\n')).toBe('Send a list.')
})
