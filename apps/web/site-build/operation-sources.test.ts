import { expect, test } from 'vitest'

import examples from '../app/generated/reference.json' with { type: 'json' }
import { operationSources } from './operation-sources.ts'

test('every call with a recorded example is defined in one file', () => {
  const sources = operationSources(Object.keys(examples))
  expect(Object.keys(sources).length).toBeGreaterThan(100)
  expect(sources['rerank']).toBe('apps/platform/src/models/calls/route-definitions.ts')
})

test('a call that no file defines is an error', () => {
  expect(() => operationSources(['unknownCall'])).toThrow('The call unknownCall is defined in no file.')
})
