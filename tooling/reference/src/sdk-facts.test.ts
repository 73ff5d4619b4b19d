import { readDocs } from '@search-foundation/content/read-docs'
import { expect, test } from 'vitest'

import { sdkFacts } from './sdk-facts.ts'

const named = new Set(
  readDocs().flatMap(({ body }) => Array.from(body.matchAll(/\{\{(sdk\.\w+)\}\}/g), ([, name = '']) => name)),
)

test('every default of the SDK is stated by a guide, and guides name no other', () => {
  expect([...named].toSorted()).toEqual(Object.keys(sdkFacts()).toSorted())
})

test('defaults are whole numbers in the units of the guides', () => {
  for (const [name, value] of Object.entries(sdkFacts()))
    expect(Number.isInteger(Number(value)), `${name}: ${value}`).toBe(true)
})
