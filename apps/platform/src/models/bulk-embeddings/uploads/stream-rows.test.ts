import fc from 'fast-check'
import { expect, test } from 'vitest'

import { maxRowLength, readRows, type BulkRow } from '../../compute/read-rows.ts'
import { streamRows } from './stream-rows.ts'

/** Cuts bytes into parts of the given sizes, in turn. */
async function* inParts(text: string, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  for (let start = 0, turn = 0; start < bytes.length; turn++) {
    const end = start + (sizes[turn % sizes.length] ?? bytes.length)
    yield await Promise.resolve(bytes.subarray(start, end))
    start = end
  }
}

async function read(text: string, name: string, sizes: readonly number[] = []): Promise<BulkRow[]> {
  const rows: BulkRow[] = []
  for await (const row of streamRows(inParts(text, sizes), name)) rows.push(row)
  return rows
}

const pairs = (rows: readonly BulkRow[]) => rows.map(({ customId, input }) => [customId, input])

test('CSV is read by its column of texts, or its first', async () => {
  expect(pairs(await read('id,text\n1,"two, parts"\n2,"line\nbreak"\n', 'a.csv'))).toEqual([
    ['1', 'two, parts'],
    ['2', 'line\nbreak'],
  ])
  expect(pairs(await read('\uFEFFone\ntwo\n', 'a.csv'))).toEqual([
    [null, 'one'],
    [null, 'two'],
  ])
})

test('a file has the same rows in whatever parts it arrives as in one request', async () => {
  const texts = fc.array(
    fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\r', '\n', '\r\n', '"', ',', 'ä')),
  )
  const sizes = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 5 })
  const name = fc.constantFrom('a.txt', 'a.jsonl', 'a.csv')
  const whole = (text: string, file: string) => {
    try {
      return readRows({ name: file, bytes: new TextEncoder().encode(text).buffer })
    } catch {
      return 'refused'
    }
  }
  await fc.assert(
    fc.asyncProperty(texts, sizes, name, async (parts, cut, file) => {
      const text = parts.join('').toWellFormed()
      expect(await read(text, file, cut).catch(() => 'refused')).toEqual(whole(text, file))
    }),
  )
})

test('a file without texts, with too many and with broken CSV are refused', async () => {
  await expect(read(' \n\n', 'a.txt')).rejects.toThrow('The file has no text.')
  await expect(read('a\n'.repeat(50_001), 'a.txt')).rejects.toThrow('more than 50000 rows')
  await expect(read('"unclosed', 'a.csv')).rejects.toThrow('not valid CSV')
})

test.each([
  ['a line', 'a.txt', 'a'.repeat(maxRowLength + 1)],
  ['a line of JSON', 'a.jsonl', `a\n${'['.repeat(maxRowLength + 1)}\na`],
  ['a field', 'a.csv', `text\n"${'a\n'.repeat(maxRowLength)}"\n`],
  ['a row of empty fields', 'a.csv', `text${','.repeat(maxRowLength + 1)}`],
])('%s that is too long is refused, in parts and in one request', async (_, name, text) => {
  await expect(read(text, name)).rejects.toThrow('has more than 1000000 characters')
  const { buffer: bytes } = new TextEncoder().encode(text)
  expect(() => readRows({ name, bytes })).toThrow('has more than 1000000 characters')
})

test('while a part is read, other requests get their turns', async () => {
  let turns = 0
  let timer = setImmediate(function turn() {
    turns++
    timer = setImmediate(turn)
  })
  await read(`${'\n'.repeat(2_000_000)}a`, 'a.txt')
  clearImmediate(timer)
  expect(turns).toBeGreaterThan(20)
})
