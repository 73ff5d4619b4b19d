import fc from 'fast-check'
import { expect, test } from 'vitest'

import { segment } from './segmenter.ts'

const chunksOf = (text: string, max: number) =>
  segment(text, max).map(([start, end]) => text.slice(start, end))

test('a heading begins a chunk and stays with its paragraph', () => {
  expect(chunksOf('# One\n\nFirst.\n\n# Two\n\nSecond.', 1000)).toEqual([
    '# One\n\nFirst.\n\n',
    '# Two\n\nSecond.',
  ])
})

test('a long paragraph is cut between sentences', () => {
  expect(chunksOf('This is one. This is two. This is three.', 26)).toEqual([
    'This is one. This is two. ',
    'This is three.',
  ])
})

test('a hash in fenced code is no heading', () => {
  expect(chunksOf('```sh\n# comment\nls\n```\n', 1000)).toHaveLength(1)
})

test('chunks are within the limit, in order, and lose only white space', () => {
  const words = fc.array(fc.constantFrom('word', ' ', '\n', '\n\n', '# ', '```\n', '. ', '😀', '検索。', 'x'))
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    words.map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(text, fc.integer({ min: 2, max: 40 }), (content, max) => {
      let last = 0
      for (const [start, end] of segment(content, max)) {
        expect(content.slice(last, start).trim()).toBe('')
        expect(end - start).toBeLessThanOrEqual(max)
        expect(end).toBeGreaterThan(start)
        last = end
      }
      expect(content.slice(last).trim()).toBe('')
    }),
    { numRuns: 1000 },
  )
})
