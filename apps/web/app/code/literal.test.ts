import { expect, test } from 'vitest'

import { literal } from './literal.ts'

test.each([
  ["it's", 'shell', String.raw`"it\u0027s"`],
  ['plain', 'typescript', "'plain'"],
  ['a "quote"', 'typescript', String.raw`"a \"quote\""`],
  [true, 'python', 'True'],
  [true, 'shell', 'true'],
  [64, 'python', '64'],
  [[], 'shell', '[]'],
  [['a', 'b'], 'shell', '[\n    "a",\n    "b"\n  ]'],
  [[{ text: 'a', label: 'b' }], 'typescript', "[\n    { text: 'a', label: 'b' }\n  ]"],
  [[{ text: 'a', first: true }], 'python', '[\n          {"text": "a", "first": True}\n        ]'],
] as const)('%j in %s is %s', (value, language, code) => {
  expect(literal(value, language)).toBe(code)
})
