import { readDocs } from '@search-foundation/content/read-docs'
import { expect, test } from 'vitest'

import { docsFacts } from './docs-facts.ts'
import { limitFacts } from './limit-facts.ts'

const bodies = readDocs().map(({ body }) => body)

test('every limit is a number that a guide states', () => {
  const unnamed = Object.keys(limitFacts).filter(
    (name) => !bodies.some((body) => body.includes(`{{${name}}}`)),
  )
  expect(unnamed).toEqual([])
  expect(Object.entries(limitFacts).filter(([, value]) => !Number.isInteger(value))).toEqual([])
})

test('guides name only facts that exist', () => {
  const known = new Set([...Object.keys(docsFacts()), 'api', 'baseUrl', 'baseUrlOption'])
  // The defaults of the SDK are the reference's, whose tests compare them with the guides.
  const isOfSdk = (name: string) => name.startsWith('sdk.')
  const named = bodies.flatMap((body) =>
    Array.from(body.matchAll(/\{\{([\w.]+)\}\}/g), ([, name = '']) => name),
  )
  expect([...new Set(named)].filter((name) => !known.has(name) && !isOfSdk(name))).toEqual([])
})
