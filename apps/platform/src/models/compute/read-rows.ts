import { CsvError, parse } from 'csv-parse/sync'

import { ApiFailure } from '../../kernel/http/api-failure.ts'
import type { BulkError } from './bulk-error.ts'

/** Most rows of a file; the public API allows 50,000 lines. */
export const maxRows = 50_000

/** Longest line of a file, and longest row of a table, in characters: several times what a model takes. */
export const maxRowLength = 1_000_000

/** One row of a bulk file: a text, or the reason why there is none. */
export interface BulkRow {
  customId: string | null
  input: string | null
  error: BulkError | null
}

/** The error of a file that cannot be a job. */
export const invalid = (msg: string) =>
  new ApiFailure(422, [{ loc: ['body', 'file'], msg, type: 'value_error' }])

export const rowTooLong = () => invalid(`A row in the file has more than ${maxRowLength} characters.`)

/** How CSV is parsed. */
export const csvOptions = {
  bom: true,
  relaxColumnCount: true,
  skipEmptyLines: true,
  maxRecordSize: maxRowLength,
} as const

/** The error of a file that is not valid CSV. */
export const invalidCsv = (error: CsvError) =>
  error.code === 'CSV_MAX_RECORD_SIZE' ? rowTooLong() : invalid(`The file is not valid CSV: ${error.message}`)

const noText: BulkError = { code: 'no_text', message: 'The row has no text.' }
const invalidJson: BulkError = { code: 'invalid_json', message: 'The line is not valid JSON.' }

/** A row of a text, or with the reason why there is none. */
export const row = (input: unknown, customId: unknown = null): BulkRow => {
  const isText = typeof input === 'string' && input.trim() !== ''
  return {
    customId: typeof customId === 'string' ? customId : null,
    input: isText ? input : null,
    error: isText ? null : noText,
  }
}

/** Lines of JSON: a string, or an object with `text`, `input` or `body.input`, and perhaps a `custom_id`. */
export function readJsonLine(line: string): BulkRow {
  try {
    const value = JSON.parse(line) as unknown
    if (typeof value !== 'object' || value === null) return row(value)
    const { text, input, body, custom_id: id } = value as Record<string, unknown>
    return row(text ?? input ?? (body as { input?: unknown } | undefined)?.input, id)
  } catch {
    return { customId: null, input: null, error: invalidJson }
  }
}

/** The column named `text` or `input`, else the first; one named `id` or `custom_id` is the row's id. */
function readCsv(text: string): BulkRow[] {
  let table: string[][]
  try {
    table = parse(text, csvOptions)
  } catch (error) {
    throw error instanceof CsvError ? invalidCsv(error) : error
  }
  const [head = [], ...rest] = table
  const names = head.map((name) => name.trim().toLowerCase())
  const column = names.findIndex((name) => name === 'text' || name === 'input')
  const id = names.findIndex((name) => name === 'id' || name === 'custom_id')
  if (column < 0) return table.map(([first]) => row(first))
  return rest.map((cells) => row(cells[column], id < 0 ? null : cells[id]))
}

/** Reads the texts of an uploaded file by its name: CSV, lines of JSON, else one text per line. Throws 422 for a file with no texts, too many, or one too long. */
export function readRows({ name, bytes }: { name: string; bytes: ArrayBuffer }): BulkRow[] {
  const text = new TextDecoder().decode(bytes).replaceAll('\0', '\uFFFD')
  const parts = text.split(/\r\n?|\n/)
  if (parts.some(({ length }) => length > maxRowLength)) throw rowTooLong()
  const lines = () => parts.filter((line) => line.trim() !== '')
  const rows = /\.csv$/i.test(name)
    ? readCsv(text)
    : /\.jsonl$|\.ndjson$/i.test(name)
      ? lines().map(readJsonLine)
      : lines().map((line) => row(line))
  if (rows.length === 0) throw invalid('The file has no text.')
  if (rows.length > maxRows)
    throw invalid(`The file has ${rows.length} rows; at most ${maxRows} are allowed.`)
  return rows
}
