import * as v from 'valibot'
import { expect, test } from 'vitest'

import { alertsSchema } from './alerts-schema.ts'

const read = (...thresholds: string[]) =>
  v.safeParse(alertsSchema('en-US'), { email: 'ada@example.org', thresholds })
const faults = (...thresholds: string[]) => read(...thresholds).issues?.map(({ message }) => message)

test('equal thresholds are one, and the highest comes first', () => {
  expect(read('500k', '2M', '500,000', '1M').output).toEqual({
    email: 'ada@example.org',
    thresholds: [2_000_000, 1_000_000, 500_000],
  })
})

test('four different thresholds are refused in the words of the specification', () => {
  expect(faults('1', '2', '3', '4')).toEqual(['thresholdsTooMany'])
})

test('no threshold, or one that is not a number of tokens, is refused', () => {
  expect(faults()).toEqual(['thresholdsMissing'])
  expect(faults('soon')).toEqual(['thresholdInvalid'])
})
