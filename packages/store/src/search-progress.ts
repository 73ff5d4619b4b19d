import type { DeepSearchChunk, ThinkDelta, UrlCitation } from '@search-foundation/api-client'

/** A passage that an answer cites. */
export interface Quote {
  title: string
  text: string
  url: string
  /** Day of the document, as YYYY-MM-DD. */
  date: string
}

/** What the search thought, searched for or opened. */
export interface Step {
  kind: 'thought' | 'query' | 'visit'
  text: string
}

/** What has arrived of an answer. */
export interface Progress {
  steps: readonly Step[]
  /** Markdown with a mark for each citation, such as `[^1]`. */
  answer: string
  quotes: readonly Quote[]
  visited: readonly string[]
  /** The visited addresses that the answer uses. */
  read: readonly string[]
  /** Tokens of the whole process; 0 until the end. */
  tokens: number
}

export const noProgress: Progress = { steps: [], answer: '', quotes: [], visited: [], read: [], tokens: 0 }

/** Returns the progress after a further chunk. */
export function addChunk(progress: Progress, chunk: DeepSearchChunk): Progress {
  const { delta } = chunk.choices[0] ?? {}
  if (delta === undefined) return progress
  const steps = delta.type === 'think' ? addStep(progress.steps, delta) : progress.steps
  const visited = steps.filter(({ kind }) => kind === 'visit').map(({ text }) => text)
  return {
    steps,
    answer: delta.type === 'think' ? progress.answer : progress.answer + (delta.content ?? ''),
    quotes: (delta.type === 'think' ? undefined : delta.annotations?.map(quoteOf)) ?? progress.quotes,
    visited: chunk.visitedURLs ?? visited,
    read: chunk.readURLs ?? progress.read,
    tokens: chunk.usage?.total_tokens ?? progress.tokens,
  }
}

function addStep(steps: readonly Step[], { query, url, content }: ThinkDelta): readonly Step[] {
  if (query !== undefined) return [...steps, { kind: 'query', text: query }]
  if (url !== undefined) return [...steps, { kind: 'visit', text: url }]
  const words = (content ?? '').replaceAll(/<\/?think>\s*/g, '')
  if (words === '') return steps
  const last = steps.at(-1)
  return last?.kind === 'thought'
    ? [...steps.slice(0, -1), { kind: 'thought', text: last.text + words }]
    : [...steps, { kind: 'thought', text: words }]
}

/** Maps a citation of the API to a quote. */
export function quoteOf({ url_citation: citation }: UrlCitation): Quote {
  const { title, exactQuote, url, dateTime } = citation
  return { title, text: exactQuote, url, date: dateTime.slice(0, 10) }
}
