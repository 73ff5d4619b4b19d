import { countTokens } from '../engines/tokenizer.ts'
import { reportedUsage } from './reported-usage.ts'

/** Bytes per token, an estimate for what the tokenizer does not get to see. */
const bytesOfToken = 4
/** A line longer than this is not searched for usage. */
const maxLine = 4 * 1024 * 1024
/** Characters of a stream that are kept for the tokenizer. */
const maxText = 1024 * 1024
/** Fields of an event that hold what was written for the reader of the stream. */
const written = new Set(['content', 'reasoning_content', 'text', 'html'])

/** Adds the texts in the fields for text of a value, at any depth. A function given to the parser would cost many times as much. */
function collect(value: unknown, texts: string[]): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, field] of Object.entries(value))
    if (typeof field !== 'string') collect(field, texts)
    else if (written.has(name)) texts.push(field)
}

/** Returns the texts that an event brings: those of its fields for text, else all of it. */
function textOf(data: string): string {
  const texts: string[] = []
  try {
    collect(JSON.parse(data), texts)
  } catch {
    return data
  }
  return texts.length === 0 ? data : texts.join('')
}

export interface StreamUsage {
  see(part: Uint8Array): void
  /** Whether the event that ends a stream has passed. */
  isDone(): boolean
  /** The last reported usage, else the tokens of the text that has passed. */
  tokens(): number
}

/** Reads the usage of a stream of events from the bytes that pass. */
export function createStreamUsage(): StreamUsage {
  const decoder = new TextDecoder()
  let line = ''
  let last: string | undefined
  let text = ''
  let bytesBeyond = 0
  let isDone = false

  function seeLine(complete: string): void {
    if (!complete.startsWith('data:')) return
    const data = complete.slice('data:'.length).trim()
    if (data === '[DONE]') isDone = true
    else if (data.includes('"usage"')) last = data
    if (isDone) return
    const added = textOf(data)
    if (text.length + added.length <= maxText) text += added
    else bytesBeyond += added.length
  }

  return {
    see(part) {
      const lines = (line + decoder.decode(part, { stream: true })).split('\n')
      line = (lines.pop() ?? '').slice(0, maxLine)
      for (const complete of lines) seeLine(complete)
    },
    isDone: () => isDone,
    tokens: () =>
      (last === undefined ? undefined : reportedUsage(last)) ??
      countTokens(text) + Math.ceil(bytesBeyond / bytesOfToken),
  }
}
