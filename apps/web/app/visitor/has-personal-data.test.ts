import { expect, test } from 'vitest'

import { hasPersonalData } from './has-personal-data.ts'

const stored = (entries: Readonly<Record<string, string>>) => ({
  getItem: (key: string) => entries[key] ?? null,
  setItem: () => undefined,
})

test.each([
  ['a key', { 'sf:embedding.apiKey': '"sf_trial_1"' }, ''],
  ['the question asked last', { 'sf:settings.lastQuestion': '"What is BM25?"' }, ''],
  ['a question in the address', {}, '?q=tokens'],
  ['the topic of a form in the address', {}, '?topic=license'],
  ['models chosen in the address', {}, '?models=jina-clip-v2'],
])('a visitor with %s has data that demos show', (_, entries, search) => {
  expect(hasPersonalData(stored(entries), search)).toBe(true)
})

test('a new visitor has none, and neither has one whose settings demos do not show', () => {
  expect(hasPersonalData(stored({}), '?utm_source=mail')).toBe(false)
  expect(hasPersonalData(stored({ 'sf:settings.darkMode': 'true' }), '')).toBe(false)
})
