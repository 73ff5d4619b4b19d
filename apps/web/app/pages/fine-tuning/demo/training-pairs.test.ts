import { expect, test } from 'vitest'

import { trainingPairs } from './training-pairs.ts'

const pump = 'The pump stops when the tank is empty. Fill it.'
const filter = 'Clean the filter of the pump every month. It is behind the cover.'
const lamp = 'The lamp is green while it charges. It is red when it is done.'

test('the longest sentence asks for the rest of its passage, against the passage with most of its words', () => {
  expect(trainingPairs([pump, lamp, filter])[0]).toEqual({
    query: 'The pump stops when the tank is empty.',
    document: 'Fill it.',
    negative: lamp,
  })
})

test('a passage of one sentence makes no pair', () => {
  expect(trainingPairs(['Only one sentence stands here.', pump])).toHaveLength(1)
})

test('a single passage has no negative', () => {
  expect(trainingPairs([pump])[0]?.negative).toBeUndefined()
})
