import { models } from '@search-foundation/content/models'
import { expect, test } from 'vitest'

import { modelSize, parametersOf } from './model-size.ts'

test.each([
  ['2.4B', 'en-US', '2.4B'],
  ['2.4B', 'de', '2,4 Mrd.'],
  ['1.54B', 'ja', '15.4億'],
  ['37.8M', 'zh-CN', '3780万'],
  ['7 billion', 'de', '7 billion'],
])('%s in %s is %s', (size, locale, expected) => {
  expect(modelSize(size, locale).replaceAll(/\s/g, ' ')).toBe(expected)
})

test('the size of every model of the catalog is understood', () => {
  for (const { slug, parameters, parametersLabel } of models) {
    const understood = parametersOf(parametersLabel) ?? 0
    expect(Math.abs(understood - parameters) / parameters, slug).toBeLessThan(0.01)
  }
})
