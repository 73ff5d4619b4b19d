import { expect, test } from 'vitest'

import { embed } from './embedding.ts'

/** Dimensions that a text sets, counted from 1, with their signs. */
const places = (text: string) =>
  [...embed(text, 64, false).entries()].flatMap(([index, value]) =>
    value === 0 ? [] : [value < 0 ? -1 - index : 1 + index],
  )

test.each([
  ['late chunking', [-1, 3, 4, -6, -7, 9, 16, 24, -25, -26, -31, 33, -40, -47, -52, 60]],
  ['検索𠮷', [3, -13, 18, -25, -31, 37]],
])('a text keeps its vector, since vectors are stored: %s', (text, expected) => {
  expect(places(text)).toEqual(expected)
})

test('a vector has length 1, an empty text none, and what repeats weighs more', () => {
  expect(Math.hypot(...embed('a text of several words', 256))).toBeCloseTo(1, 5)
  expect(embed(' … ', 64).every((value) => value === 0)).toBe(true)
  const [once = [], twice = []] = ['chunk', 'chunk chunk'].map((text) => [...embed(text, 64, false)])
  expect(Math.hypot(...twice)).toBeGreaterThan(Math.hypot(...once))
})
