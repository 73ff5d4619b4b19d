import { expect, test } from 'vitest'

import { embeddingKey, readApiKey, storeApiKey } from './api-key.ts'

const stored = (text: string | null) => ({
  getItem: (key: string) => (key === embeddingKey ? text : null),
  setItem: () => undefined,
})

test('the API key is read as the embedding store persists it', () => {
  expect(readApiKey(stored('{"apiKey":"sf_trial_abc","testData":[],"apiKeyInfo":null}'))).toBe('sf_trial_abc')
})

test.each([null, '', '{', '[]', '7', 'null', '{"apiKey":null}', '{"apiKey":""}', '{"apiKey":{"a":1}}'])(
  'there is no API key in %j',
  (text) => {
    expect(readApiKey(stored(text))).toBeNull()
  },
)

test('a stored API key replaces the one before and what was known about it', () => {
  const texts = new Map([[embeddingKey, '{"apiKey":"old","apiKeyInfo":{"email":null},"testData":["a"]}']])
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  }
  storeApiKey(storage, 'new')
  expect(readApiKey(storage)).toBe('new')
  expect(JSON.parse(texts.get(embeddingKey) ?? '')).toEqual({
    apiKey: 'new',
    apiKeyInfo: null,
    testData: ['a'],
  })
})
