import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

import { literal } from './literal.ts'

test.each([
  ["it's", 'shell', String.raw`"it'\''s"`],
  ["it's", 'typescript', `"it's"`],
  ["it's", 'python', `"it's"`],
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

test.each(["it's", "'", String.raw`a\'b "c" $HOME \`d\` \\n`, ["l'eau", 'zwei\nZeilen']])(
  '%j reaches a program as it is when the sample is pasted into a shell',
  (value) => {
    const command = `printf %s '${literal(value, 'shell')}'`
    expect(JSON.parse(execFileSync('sh', ['-c', command], { encoding: 'utf8' }))).toEqual(value)
  },
)
