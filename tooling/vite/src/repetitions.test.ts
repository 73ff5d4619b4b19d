import { expect, test } from 'vitest'

import { reportRepetitions, type RepeatableTest } from './repetitions.ts'

const linesOf = (retryCount: number, errors: { name: string; message: string }[]) => {
  const lines: string[] = []
  const repeated: RepeatableTest = {
    fullName: 'mails > are sent in order',
    module: { relativeModuleId: 'src/mails.test.ts' },
    diagnostic: () => ({ retryCount }),
    result: () => ({ errors }),
  }
  reportRepetitions((line) => lines.push(line)).onTestCaseResult(repeated)
  return lines
}

test('names a test that was repeated, with the beginning of its error, and no other', () => {
  expect(linesOf(0, [])).toEqual([])
  expect(linesOf(1, [{ name: 'AssertionError', message: 'expected 1 to be 2\n- 2\n+ 1' }])).toEqual([
    '  ↻ src/mails.test.ts > mails > are sent in order (retry #1)',
    '    AssertionError: expected 1 to be 2 - 2 + 1',
  ])
})
