import { expect, test } from 'vitest'

import { outputDifference } from './output-difference.ts'
import { readSamples } from './read-samples.ts'
import { runCode } from './run-code.ts'
import { shapeDifference } from './shape-difference.ts'
import { variablesOf } from './variables-of.ts'

const fence = (words: string, code = 'x\n') => `\`\`\`${words}\n${code}\`\`\`\n`

test('blocks in different languages are one sample, and an output ends it', () => {
  const samples = readSamples(
    [
      fence('bash run'),
      fence('python run'),
      fence('json output'),
      fence('bash fails'),
      fence('bash shown'),
    ].join('\n'),
  )
  expect(samples.map(({ blocks, output }) => [blocks.map(({ language }) => language), output?.line])).toEqual(
    [
      [['bash', 'python'], 9],
      [['bash'], undefined],
    ],
  )
})

test('a block without a mark and an output without a sample are errors that name the line', () => {
  expect(() => readSamples(`Text\n\n${fence('bash')}`)).toThrow('Line 3')
  expect(() => readSamples(fence('json output'))).toThrow('Line 1')
})

test.each([
  [{ a: 1 }, { a: 2 }, undefined],
  [{ a: 1 }, { a: 'x' }, 'response.a is string'],
  [{ a: 1 }, {}, 'no field "a"'],
  [{ a: 1 }, { a: 1, b: 1 }, 'field "b"'],
  [[1, 2], [3], undefined],
  [[{ a: 1 }], [{ a: 1 }, { a: null }], 'response[1].a is null'],
  [['a', [1]], ['b', [2, 3]], undefined],
  [['a', [1]], ['b', 'c'], 'response[1] is string'],
  [[1], [], 'is empty'],
  [{ a: null }, { a: [1] }, undefined],
])('%j and %j differ by %s', (shown, returned, difference) => {
  const found = shapeDifference(shown, returned)
  if (difference === undefined) expect(found).toBeUndefined()
  else expect(found).toContain(difference)
})

test('numbers in text may differ, words may not', () => {
  expect(outputDifference('text', 'score 0.91\n', 'score 0.2')).toBeUndefined()
  expect(outputDifference('text', 'score 0.91', 'points 0.91')).toContain('points')
})

test('what a program prints and how it ends are returned', async () => {
  const env = { PATH: process.env['PATH'] }
  expect(await runCode('bash', 'echo out; echo err >&2; exit 3', env)).toEqual({
    code: 3,
    stdout: 'out\n',
    stderr: 'err\n',
  })
  await expect(runCode('cobol', '', env)).rejects.toThrow('cobol')
})

test('ids of a response are variables of the next samples', () => {
  expect(variablesOf('{"classifier_id":"c1","_id":"j1","n":2}')).toEqual({ CLASSIFIER_ID: 'c1', ID: 'j1' })
  expect(variablesOf('text')).toEqual({})
})
