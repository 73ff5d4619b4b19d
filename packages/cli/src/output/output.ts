import process from 'node:process'

import type { GlobalOptions } from '../session/open-client.ts'
import { colors } from './colors.ts'

/** Whether a command writes JSON: as asked for, else where the output is no terminal. */
export const isJson = ({ json }: GlobalOptions): boolean => json ?? !process.stdout.isTTY

/** Writes to the output, and waits while its reader is slower. */
export async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await new Promise((resolve) => process.stdout.once('drain', resolve))
}

/** Writes a line about the work, for people: not part of the output. */
export const note = (line: string): void => void process.stderr.write(`${line}\n`)

/**
 * Removes control characters from a text of others, except line breaks and tabs, so that a page or a model cannot move the cursor of the
 * terminal, change its title or hide text.
 */
export const printable = (text: string): string =>
  // oxlint-disable-next-line no-control-regex
  text.replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g, '')

/** Writes a result: as one line of JSON, or as people read it. */
export async function writeResult(
  options: GlobalOptions,
  result: unknown,
  readable: () => string,
): Promise<void> {
  const text = isJson(options) ? JSON.stringify(result) : printableLines(readable())
  await write(text.endsWith('\n') ? text : `${text}\n`)
}

/** Escape sequences of our own colors stay. */
// oxlint-disable-next-line no-control-regex
const ownColors = /(\u001B\[\d{1,2}m)/
const printableLines = (text: string) =>
  text
    .split(ownColors)
    .map((part, index) => (index % 2 === 1 ? part : printable(part)))
    .join('')

/** Aligns the columns of rows. `right` are the columns of numbers. */
export function table(rows: readonly (readonly string[])[], right: readonly number[] = []): string {
  const [head = []] = rows
  const widths = head.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        right.includes(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd()
  return rows.map((row, index) => (index === 0 ? colors.bold(line(row)) : line(row))).join('\n')
}

/** Made when the first number is written: it loads the data of all languages. */
let numbers: Intl.NumberFormat | undefined

/** Formats a count with separators. */
export const count = (value: number): string => (numbers ??= new Intl.NumberFormat('en-US')).format(value)
