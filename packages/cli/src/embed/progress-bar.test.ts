import { expect, test } from 'vitest'

import { duration, progressLine } from './progress-bar.ts'

const progress = { done: 450_000, total: 1_000_000, perSecond: 1234.5, tokens: 4_500_000, cost: '$0.23' }

test.each([
  [120, '██████████░░░░░░░░░░░░░░  45%  450,000 of 1,000,000  1,235/s  4,500,000 tokens  $0.23  7 min left'],
  [80, '██████████░░░░░░░░░░░░░░  45%  450,000 of 1,000,000  1,235/s  $0.23  7 min left'],
  [66, '████░░░░░░  45%  450,000 of 1,000,000  1,235/s  $0.23  7 min left'],
  [50, '██████████░░░░░░░░░░░░░░  45%  $0.23  7 min left'],
  [30, '45%  $0.23  7 min left'],
  [20, '45%  7 min left'],
  [3, '45%'],
])('in %s columns a run shows how long it still takes, where there is room', (columns, line) => {
  expect(progressLine(progress, columns)).toBe(line)
  expect(line.length).toBeLessThanOrEqual(Math.max(columns, 3))
})

test('what is not known yet is not shown', () => {
  const begun = { ...progress, done: 0, perSecond: undefined, tokens: 0, cost: '' }
  expect(progressLine(begun, 70)).toBe('░░░░░░░░░░░░░░░░░░░░░░░░  0%  0 of 1,000,000  0 tokens')
})

test.each([
  [5.4, '5 s'],
  [300, '5 min'],
  [12_000, '3 h 20 min'],
])('%s seconds are %s', (seconds, text) => {
  expect(duration(seconds)).toBe(text)
})
