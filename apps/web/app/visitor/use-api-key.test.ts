import fc from 'fast-check'
import { expect, test } from 'vitest'

import { readApiKey } from './use-api-key.ts'

const storage = (text: string | null) => ({ getItem: () => text })

test('reads the key the dashboard stored', () => {
  expect(readApiKey(storage('{"apiKey":"sf_trial_abc","testData":{}}'))).toBe('sf_trial_abc')
})

test('takes anything else for no key', () => {
  for (const text of [null, '', '{', '[]', '{"apiKey":null}', '{"apiKey":""}', '{"apiKey":{"a":1}}']) {
    expect(readApiKey(storage(text))).toBeUndefined()
  }
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(['string', 'undefined']).toContain(typeof readApiKey(storage(text)))
    }),
  )
})
