import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import process from 'node:process'
import { text } from 'node:stream/consumers'

import { usageFailure } from '../failures.ts'
import { parseLine } from './parse-line.ts'
import { splitLines } from './split-lines.ts'

/** Returns the bytes of a file, or of the standard input for `-`. */
export const openInput = (file: string): AsyncIterable<Uint8Array> =>
  file === '-' ? process.stdin : createReadStream(file, { highWaterMark: 1 << 20 })

/** Reads a file as a whole, or the standard input for `-`. */
export const readWhole = (file: string): Promise<string> =>
  file === '-' ? text(process.stdin) : readFile(file, 'utf8')

/** Whether something is piped into the command. */
export const isPiped = (): boolean => !process.stdin.isTTY

/**
 * Returns the texts of a command: those on the command line, else those of a file, one per line or as JSON lines. Without both, what is piped in.
 * Throws a usage failure when there is none.
 */
export async function readTexts(
  given: readonly string[],
  { file, field }: { file?: string | undefined; field: string },
): Promise<string[]> {
  const source = file ?? (given.length === 0 && isPiped() ? '-' : undefined)
  const texts = [...given]
  if (source !== undefined) {
    let line = 0
    for await (const each of splitLines(openInput(source)))
      if (each.trim() !== '') texts.push(textOf(parseLine(each, ++line, { field, source }).input))
      else line++
  }
  if (texts.length === 0) throw usageFailure('There is no text.', 'Give texts, --file, or pipe lines in.')
  return texts
}

function textOf(input: string | { image: string }): string {
  if (typeof input === 'string') return input
  throw usageFailure('This command takes texts, not images.')
}
