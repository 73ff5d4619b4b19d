import type { CorpusDocument } from '@search-foundation/content/corpus'
import { relevance } from './reranker.ts'
import type { CorpusSearch } from './search.ts'
import { segment } from './segmenter.ts'
import { termsOf } from './terms.ts'
import { countTokens } from './tokenizer.ts'

/** One step of a deep search, in the order it happens. */
export type DeepSearchStep =
  | { kind: 'thought'; text: string }
  | { kind: 'query'; query: string }
  | { kind: 'visit'; document: CorpusDocument }

export interface Quote {
  document: CorpusDocument
  /** Stands in the document exactly so. */
  text: string
  relevance: number
}

export interface DeepSearchOptions {
  /** Documents a search reads at most. */
  readLimit: number
  /** Quotes an answer holds at most. */
  quoteLimit: number
  /** Tokens of all documents read; a document that would go above it is left out. */
  tokenLimit: number
  /** Whether a document may be read at all. */
  accepts: (document: CorpusDocument) => boolean
  /** Whether a document is read before others that fit as well. */
  prefers: (document: CorpusDocument) => boolean
}

/** Longest quote in characters. */
const QUOTE_LENGTH = 320

/** German function words; two of them in a question decide its language. */
const german = /\b(der|die|das|und|ist|wie|was|ein|eine|nicht|mit|für|von|welche|kann|ich|funktioniert)\b/gi

/** The language of a question among those the corpus has. */
export function questionLocale(question: string): 'de' | 'en-US' {
  return (question.match(german)?.length ?? 0) > 1 ? 'de' : 'en-US'
}

function quotesOf(document: CorpusDocument): { document: CorpusDocument; text: string }[] {
  return segment(document.text, QUOTE_LENGTH)
    .map(([start, end]) => ({ document, text: document.text.slice(start, end).trim() }))
    .filter(({ text }) => !/^#{1,6}\s.*$/.test(text))
}

/** The words of a question that no chosen quote holds: what a second search looks for. */
function gaps(question: string, quotes: readonly Quote[]): string[] {
  const known = new Set(quotes.flatMap(({ text }) => termsOf(text)))
  return [...new Set(termsOf(question))].filter((term) => term.length > 3 && !known.has(term))
}

/**
 * Plans, searches, reads and quotes: yields each step as it is done and returns the best passages, all of them exact.
 * It writes no sentence of its own about the subject.
 */
export function* deepSearch(
  question: string,
  search: CorpusSearch,
  { readLimit, quoteLimit, tokenLimit, accepts, prefers }: DeepSearchOptions,
): Generator<DeepSearchStep, Quote[]> {
  const locale = questionLocale(question)
  const read = new Map<string, CorpusDocument>()
  let left = tokenLimit
  let quotes: Quote[] = []
  let query = question
  yield { kind: 'thought', text: 'I search the documents of this site for the words of the question. ' }
  for (let round = 0; round < 2 && query !== ''; round++) {
    yield { kind: 'query', query }
    const limit = round === 0 ? Math.max(1, readLimit - 1) : readLimit
    const found = search.find(query, { limit: Infinity, locale }).filter(accepts)
    const ordered = found.toSorted((a, b) => Number(prefers(b)) - Number(prefers(a)))
    for (const document of ordered.slice(0, limit)) {
      if (read.has(document.id) || read.size >= limit) continue
      const tokens = countTokens(document.text)
      if (tokens > left) continue
      left -= tokens
      read.set(document.id, document)
      yield { kind: 'visit', document }
    }
    const passages = [...read.values()].flatMap(quotesOf)
    const scores = relevance(
      question,
      passages.map(({ document, text }) => `${document.title} ${text}`),
    )
    quotes = passages
      .map((passage, index) => ({ ...passage, relevance: scores[index] ?? 0 }))
      .filter((quote) => quote.relevance > 0.1)
      .toSorted((a, b) => b.relevance - a.relevance)
      .slice(0, quoteLimit)
    query = gaps(question, quotes).join(' ')
    if (round === 0 && query !== '')
      yield { kind: 'thought', text: `The passages so far do not mention: ${query}. I look once more. ` }
  }
  yield { kind: 'thought', text: `I read ${read.size} documents and keep ${quotes.length} passages. ` }
  return quotes
}
