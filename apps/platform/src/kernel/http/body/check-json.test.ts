import fc from 'fast-check'
import { expect, test } from 'vitest'

import { jsonLimits } from './body-limits.ts'
import { createJsonCheck } from './check-json.ts'

const large = 200_000

const checkJson = (text: string) => createJsonCheck(jsonLimits.values)(Buffer.from(text))

test.each([
  ['brackets', '['.repeat(large)],
  ['nested objects', '{"a":'.repeat(large)],
  ['numbers', `[${'1,'.repeat(large)}1]`],
  ['empty objects', `[${'{},'.repeat(large)}{}]`],
  ['members', `{${'"a":1,'.repeat(large)}"a":1}`],
])('a long text of %s is rejected before it is parsed', (_, text) => {
  expect(() => checkJson(text)).toThrow('The body')
})

test('an object has a thousand fields at most, beside lists of any length', () => {
  const textOf = (count: number) => {
    const fields = Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, 1]))
    return JSON.stringify(['x'.repeat(large), Array.from({ length: 5000 }, () => 1), { a: [fields] }])
  }
  expect(() => checkJson(textOf(1000))).not.toThrow()
  expect(() => checkJson(textOf(1001))).toThrow('more than 1000 fields')
})

test('brackets and commas within strings do not count', () => {
  const strings = ['[{,'.repeat(large), `${'\\'.repeat(large)}"${',['.repeat(large)}`, '\\"[,'.repeat(large)]
  expect(() => checkJson(JSON.stringify(strings))).not.toThrow()
})

test('every ordinary value passes, however long its texts are', () => {
  const padding = 'x'.repeat(large)
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 20 }), (value) => {
      expect(() => checkJson(JSON.stringify([padding, value]))).not.toThrow()
    }),
    { numRuns: 200 },
  )
})

test('a text in parts is checked as in one, wherever it is cut', () => {
  const limit = 40
  const outcome = (parts: readonly string[]) => {
    const check = createJsonCheck(limit)
    try {
      for (const part of parts) check(Buffer.from(part))
      return 'passes'
    } catch (error) {
      return (error as Error).message
    }
  }
  const texts = fc.array(fc.constantFrom('\\', '"', ',', '[', '{', 'a'), { maxLength: 120 })
  fc.assert(
    fc.property(texts, fc.array(fc.nat(120)), (characters, cuts) => {
      const text = characters.join('')
      const ends = [0, ...cuts.toSorted((a, b) => a - b), text.length]
      const parts = ends.slice(1).map((end, index) => text.slice(ends[index], end))
      expect(outcome(parts)).toBe(outcome([text]))
    }),
    { numRuns: 2000 },
  )
})

test('a text that is not JSON is left to the parser', () => {
  for (const text of [`"${'a'.repeat(large)}`, `]]${'a'.repeat(large)}`, `"\\${'a'.repeat(large)}`])
    expect(() => checkJson(text)).not.toThrow()
})
