import { usageFailure } from '../failures.ts'

/** An input of a file, with the id that the file gives it. */
export interface InputLine {
  input: string | { image: string }
  id?: unknown
}

/** Where a line is from. */
export interface LineSource {
  /** Field of an object that has the text. */
  field: string
  /** Name of the file, for errors. */
  source: string
  /** Whether every line is a text, also one that looks like JSON. */
  isPlain?: boolean
}

/** Whether a file has plain lines by its name. */
export const isPlainFile = (file: string): boolean => !/\.(jsonl|ndjson|json)$/i.test(file)

/**
 * Parses a line: a JSON text, an object with a text in `field` or with an `image`, or a plain text when it is no JSON of these kinds. Throws a usage
 * failure with the number of the line for an object without them.
 */
export function parseLine(line: string, number: number, { field, source, isPlain }: LineSource): InputLine {
  if (isPlain || !/^\s*["{]/.test(line)) return { input: line }
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch (error) {
    throw usageFailure(`${source}, line ${number} is not valid JSON: ${(error as Error).message}`)
  }
  if (typeof value === 'string') return { input: value }
  const { [field]: text, image, id } = value as Record<string, unknown>
  const input = typeof text === 'string' ? text : typeof image === 'string' ? { image } : undefined
  if (input === undefined)
    throw usageFailure(
      `${source}, line ${number} has neither a text in "${field}" nor an "image".`,
      'Use --field to name the field with the text.',
    )
  return { input, ...(id !== undefined && { id }) }
}
