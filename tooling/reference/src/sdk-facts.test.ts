import { readdirSync, readFileSync } from 'node:fs'
import { readDocs } from '@search-foundation/content/read-docs'
import { expect, test } from 'vitest'

import { sdkFacts } from './sdk-facts.ts'

const figureFolder = new URL('../../../packages/content/docs/figures/', import.meta.url)
const figures = readdirSync(figureFolder).map((file) => readFileSync(new URL(file, figureFolder), 'utf8'))

const named = new Set(
  [...readDocs().map(({ body }) => body), ...figures].flatMap((text) =>
    Array.from(text.matchAll(/\{\{(sdk\.\w+)\}\}/g), ([, name = '']) => name),
  ),
)

test('every default of the SDK is stated by a guide, and guides name no other', () => {
  expect([...named].toSorted()).toEqual(Object.keys(sdkFacts()).toSorted())
})

test('defaults are whole numbers in the units of the guides', () => {
  for (const [name, value] of Object.entries(sdkFacts()))
    expect(Number.isInteger(Number(value)), `${name}: ${value}`).toBe(true)
})

test('figures name numbers with a unit instead of containing them', () => {
  const texts = figures.flatMap((svg) =>
    Array.from(svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g), ([, text = '']) => text),
  )
  expect(texts.length).toBeGreaterThan(20)
  const withUnit = /(?:\d|two|three|four|five|six) ?(?:s|ms|seconds?|minutes?|requests?|tokens?|kB|MB)\b/
  expect(texts.filter((text) => withUnit.test(text))).toEqual([])
})
