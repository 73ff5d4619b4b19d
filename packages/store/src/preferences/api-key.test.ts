import { expect, test } from 'vitest'

import { embeddingKey, readApiKey } from './api-key.ts'

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
