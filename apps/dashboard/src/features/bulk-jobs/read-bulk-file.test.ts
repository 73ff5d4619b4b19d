import fc from 'fast-check'
import { expect, test } from 'vitest'

import { readBulkFile } from './read-bulk-file.ts'

test('a text file has one text per line', () => {
  expect(readBulkFile('one text\r\n\r\nno-text\n', 'a.txt')).toEqual({
    rows: 2,
    column: null,
    tokens: 4,
    invalidRows: 0,
    problems: [],
    isBroken: false,
  })
})

test('lines of JSON are texts, or objects with one', () => {
  const lines = [
    '"a text"',
    '{"text":"b"}',
    '{"input":"c"}',
    '{"body":{"input":"d"}}',
    '{"text":""}',
    'no',
    '7',
  ]
  expect(readBulkFile(lines.join('\n'), 'a.jsonl')).toMatchObject({
    rows: 7,
    invalidRows: 3,
    problems: [
      { row: 5, problem: 'no-text' },
      { row: 6, problem: 'not-json' },
      { row: 7, problem: 'no-text' },
    ],
  })
})

test('CSV is read by its column of texts, or its first', () => {
  const report = readBulkFile('\uFEFFid,Text\n1,"two, ""parts"""\n2,\n3,"line\nbreak"\n', 'a.csv')
  expect(report).toMatchObject({
    rows: 3,
    column: 'Text',
    problems: [{ row: 2, problem: 'no-text' }],
    isBroken: false,
  })
  expect(readBulkFile('one\ntwo', 'a.CSV')).toMatchObject({ rows: 2, column: null, invalidRows: 0 })
  expect(readBulkFile('text\n"unclosed', 'a.csv')).toMatchObject({ rows: 0, isBroken: true })
})

test('of many problems the first are listed, and all are counted', () => {
  const { invalidRows, problems } = readBulkFile('x\n'.repeat(500), 'a.jsonl')
  expect([invalidRows, problems.length]).toEqual([500, 20])
})

test('any cells survive being written as CSV', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1 }), (texts) => {
      const csv = ['text', ...texts.map((text) => `"${text.replaceAll('"', '""')}"`)].join('\r\n')
      const report = readBulkFile(csv, 'a.csv')
      expect(report.isBroken).toBe(false)
      expect(report.rows).toBe(texts.length)
      expect(report.invalidRows).toBe(texts.filter((text) => text.trim() === '').length)
    }),
  )
})
