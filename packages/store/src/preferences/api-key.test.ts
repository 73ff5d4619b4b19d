import { expect, test } from 'vitest'

import { apiKeyEntry, readApiKey, storeApiKey } from './api-key.ts'

const stored = (text: string | null) => ({
  getItem: (key: string) => (key === apiKeyEntry ? text : null),
  setItem: () => undefined,
})

test('the API key is read as the embedding store persists it', () => {
  expect(readApiKey(stored('"sf_trial_abc"'))).toBe('sf_trial_abc')
})

test.each([null, '', '{', '[]', '7', 'null', '""', '{"a":1}'])('there is no API key in %j', (text) => {
  expect(readApiKey(stored(text))).toBeNull()
})

test('a stored API key replaces the one before and what was known about it', () => {
  const texts = new Map([
    [apiKeyEntry, '"old"'],
    ['sf:embedding.apiKeyInfo', '{"email":null}'],
    ['sf:embedding.testData', '["a"]'],
  ])
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  }
  storeApiKey(storage, 'new')
  expect(readApiKey(storage)).toBe('new')
  expect([...texts.values()]).toEqual(['"new"', 'null', '["a"]'])
})
