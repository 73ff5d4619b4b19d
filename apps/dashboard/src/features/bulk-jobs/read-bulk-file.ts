/** Most rows of a file that the service accepts. */
export const maxRows = 50_000

/** Problems that are listed; a file with more is counted on. */
const listedProblems = 20

/** Usual length of a token, in characters. */
const charactersPerToken = 4

export type RowProblem = 'no-text' | 'not-json'

/** What a file contains, as the service reads it. */
export interface BulkFileReport {
  rows: number
  /** Name of the column of CSV that has the texts; null without such a name. */
  column: string | null
  /** Estimate for the texts of all rows. */
  tokens: number
  /** Rows that will fail. */
  invalidRows: number
  /** The first of them, with their numbers, from 1. */
  problems: readonly { row: number; problem: RowProblem }[]
  /** Whether the file is CSV that can't be read. */
  isBroken: boolean
}

/** A row: the length of its text in characters, or why it will fail. */
type Row = { length: number } | { problem: RowProblem }

const rowOf = (value: unknown): Row =>
  typeof value === 'string' && value.trim() !== '' ? { length: value.length } : { problem: 'no-text' }

/** Reads a line of JSON: a text, or an object with `text`, `input` or `body.input`. */
function readJsonLine(line: string): Row {
  try {
    const value: unknown = JSON.parse(line)
    if (typeof value !== 'object' || value === null) return rowOf(value)
    const { text, input, body } = value as Record<string, unknown>
    return rowOf(text ?? input ?? (body as { input?: unknown } | undefined)?.input)
  } catch {
    return { problem: 'not-json' }
  }
}

/** Splits CSV into rows of cells (RFC 4180). Undefined for an unclosed quote. */
function splitCsv(text: string): string[][] | undefined {
  const rows: string[][] = []
  let cells: string[] = []
  const cell = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n|\r|\n|$)/y
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text)
    if (match === null) return undefined
    const [, content = '', end] = match
    cells.push(content.startsWith('"') ? content.slice(1, -1).replaceAll('""', '"') : content)
    if (end === ',') continue
    if (cells.length > 1 || cells[0] !== '') rows.push(cells)
    cells = []
  }
  if (cells.length > 0) rows.push([...cells, ''])
  return rows
}

interface Rows {
  rows: Row[]
  column: string | null
}

/** Reads the texts of CSV: the column named `text` or `input`, else the first column of a file without a head. */
function readCsv(text: string): Rows | undefined {
  const table = splitCsv(text)
  if (table === undefined) return undefined
  const names = (table[0] ?? []).map((name) => name.trim())
  const column = names.findIndex((name) => /^(text|input)$/i.test(name))
  return column < 0
    ? { rows: table.map(([first]) => rowOf(first)), column: null }
    : { rows: table.slice(1).map((cells) => rowOf(cells[column])), column: names[column] ?? null }
}

function readRows(text: string, name: string): Rows | undefined {
  if (/\.csv$/i.test(name)) return readCsv(text)
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
  return { rows: lines.map(/\.(jsonl|ndjson)$/i.test(name) ? readJsonLine : rowOf), column: null }
}

/** Reports what is in a file for a bulk job: CSV, lines of JSON, else one text per line. */
export function readBulkFile(content: string, name: string): BulkFileReport {
  const read = readRows(content.replace(/^\uFEFF/, ''), name)
  const { rows, column } = read ?? { rows: [], column: null }
  const problems = rows.flatMap((row, index) =>
    'problem' in row ? [{ row: index + 1, problem: row.problem }] : [],
  )
  const characters = rows.reduce((sum, row) => sum + ('length' in row ? row.length : 0), 0)
  return {
    rows: rows.length,
    column,
    tokens: Math.ceil(characters / charactersPerToken),
    invalidRows: problems.length,
    problems: problems.slice(0, listedProblems),
    isBroken: read === undefined,
  }
}
