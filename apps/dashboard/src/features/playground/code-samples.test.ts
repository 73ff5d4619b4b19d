import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

import { codeSamples } from './code-samples.ts'
import { pythonLiteral } from './python-literal.ts'

test('a value becomes a Python literal, and texts stay as they are', () => {
  expect(
    pythonLiteral({ input: ['Is it true, false or null?', 'a "quote"\n'], normalized: true, task: null }),
  ).toBe(`{
    "input": [
        "Is it true, false or null?",
        "a \\"quote\\"\\n",
    ],
    "normalized": True,
    "task": None,
}`)
  expect(pythonLiteral([])).toBe('[]')
  expect(pythonLiteral({})).toBe('{}')
})

test.each(["it’s 5 o'clock", 'true', '"; rm -rf /', '日本語 🙂', 'a\\b'])(
  'the shell sends %j as it was written',
  (text) => {
    const body = { model: 'm', input: [text] }
    const code = codeSamples(body, 'http://localhost').find(({ id }) => id === 'curl')?.code ?? ''
    const sent = execFileSync('sh', ['-c', `curl() { printf %s "$7"; }\n${code}`], { encoding: 'utf8' })
    expect(JSON.parse(sent)).toEqual(body)
  },
)
