import { pipeline, Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'

import {
  csvOptions,
  invalid,
  invalidCsv,
  maxRowLength,
  maxRows,
  readJsonLine,
  row,
  rowTooLong,
  type BulkRow,
} from '../../compute/read-rows.ts'

/** Bytes that are read between two turns of the event loop, in which other requests are served. */
const bytesAtOnce = 64 * 1024

async function* slicesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const part of bytes) {
    for (let start = 0; start < part.length; start += bytesAtOnce) {
      yield part.subarray(start, start + bytesAtOnce)
      await setImmediate()
    }
  }
}

/** Decodes UTF-8. NUL, which the database cannot store, becomes the replacement character. Throws 422 for a line that is too long. */
async function* decode(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  /** Characters of the last line so far. */
  let length = 0
  for await (const slice of slicesOf(bytes)) {
    const text = decoder.decode(slice, { stream: true })
    const begin = text.search(/[\r\n]/)
    if (length + (begin < 0 ? text.length : begin) > maxRowLength) throw rowTooLong()
    length =
      begin < 0
        ? length + text.length
        : text.length - 1 - Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r'))
    yield text.replaceAll('\0', '\uFFFD')
  }
  yield decoder.decode()
}

/** Yields the lines of a text that are not blank. */
async function* linesOf(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const text of texts) {
    // The line feed after a carriage return may be in the next text.
    const lines = (rest + text).split(/\r\n|\r(?=[^])|\n/)
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.trim() !== '') yield line
  }
  if (rest.trim() !== '') yield rest.replace(/\r$/, '')
}

/** The column named `text` or `input`, else the first; one named `id` or `custom_id` is the row's id. */
async function* readCsv(texts: AsyncIterable<string>): AsyncGenerator<BulkRow> {
  const parser = parse(csvOptions)
  // An error of the source ends the parser with it.
  pipeline(Readable.from(texts, { highWaterMark: 1 }), parser, () => undefined)
  let columns: { text: number; id: number } | undefined
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      if (columns !== undefined) {
        yield row(cells[columns.text], columns.id < 0 ? null : cells[columns.id])
        continue
      }
      const names = cells.map((name) => name.trim().toLowerCase())
      const text = names.findIndex((name) => name === 'text' || name === 'input')
      const id = names.findIndex((name) => name === 'id' || name === 'custom_id')
      columns = text < 0 ? { text: 0, id: -1 } : { text, id }
      if (text < 0) yield row(cells[0])
    }
  } catch (error) {
    throw error instanceof CsvError ? invalidCsv(error) : error
  }
}

async function* rowsOf(texts: AsyncIterable<string>, name: string): AsyncGenerator<BulkRow> {
  if (/\.csv$/i.test(name)) return yield* readCsv(texts)
  const readLine = /\.jsonl$|\.ndjson$/i.test(name) ? readJsonLine : row
  for await (const line of linesOf(texts)) yield readLine(line)
}

/**
 * Yields what `readRows` returns for a file that arrives in parts, of which only one is in memory at a time.
 * Throws 422 for a file with no texts, too many, or one too long.
 */
export async function* streamRows(bytes: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<BulkRow> {
  let count = 0
  for await (const read of rowsOf(decode(bytes), name)) {
    count++
    if (count > maxRows) throw invalid(`The file has more than ${maxRows} rows.`)
    yield read
  }
  if (count === 0) throw invalid('The file has no text.')
}
