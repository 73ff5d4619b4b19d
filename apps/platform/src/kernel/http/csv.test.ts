import { expect, test } from 'vitest'

import { csvRow } from './csv.ts'

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\uFF1D1+1', '\u200B=1+1', ' =1+1', '\uFEFF@x'])(
  'the text %j is not a formula for a spreadsheet',
  (text) => {
    expect(csvRow([text])).toBe(`'${text}\r\n`)
  },
)

test('numbers stay numbers, and fields with separators are quoted', () => {
  expect(csvRow([-5, 'a=b', 'a "b", c', null, '\tx'])).toBe(`-5,a=b,"a ""b"", c",,'\tx\r\n`)
})
