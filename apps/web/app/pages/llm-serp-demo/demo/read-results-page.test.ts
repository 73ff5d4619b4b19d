import { expect, test } from 'vitest'

import { addEvent, type WrittenPage } from './read-results-page.ts'

const empty: WrittenPage = {
  query: 'tea',
  model: '',
  seed: undefined,
  total: 0,
  entries: [],
  tokens: 0,
  engine: 'local',
}
const entry = {
  position: 1,
  site: 'Teary',
  url: 'https://teary.example/tea',
  title: 'What a tea does',
  description: 'A tea.',
}

test('a page grows by its head, its entries and its usage', () => {
  const events = [
    { model: 'serp-grammar-v1', seed: 7, total_results: 1200 },
    { result: entry },
    { usage: { total_tokens: 40 } },
  ]
  expect(events.reduce(addEvent, empty)).toEqual({
    ...empty,
    model: 'serp-grammar-v1',
    seed: 7,
    total: 1200,
    entries: [entry],
    tokens: 40,
  })
})

test('a failure in the stream ends it with the message of the service', () => {
  expect(() => addEvent(empty, { error: 'The balance is too low.' })).toThrow('The balance is too low.')
})
