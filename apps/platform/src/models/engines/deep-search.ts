import type { LocaleCode } from '@search-foundation/i18n/locale-table'
import { translator } from '@search-foundation/i18n/translator'

import { askedTerm, mentionOf, type AskedTerm } from './asked-term.ts'
import type { CorpusDocument } from './corpus-document.ts'
import { passagesOf } from './passages.ts'
import { questionLocale } from './question-locale.ts'
import { relevance } from './reranker.ts'
import type { CorpusSearch } from './search.ts'
import { termsOf } from './terms.ts'
import { countTokens } from './tokenizer.ts'

/** One step of a deep search, in the order it happens. */
export type DeepSearchStep =
  | { kind: 'thought'; text: string }
  | { kind: 'query'; query: string }
  /** A document was read whole. */
  | { kind: 'visit'; document: CorpusDocument; tokens: number }

export interface Quote {
  document: CorpusDocument
  /** Stands in the document exactly so. */
  text: string
  relevance: number
}

export interface DeepSearchOptions {
  /** Documents a search reads at most. */
  readLimit: number
  /** Searches at most: the question itself or the term that it asks for, then what the passages found so far leave open. */
  attempts: number
  /** Language of the documents. Default: the language of the question. */
  locale?: LocaleCode | undefined
  /** Language of the thoughts. Default: the language of the question. */
  thoughtLocale?: LocaleCode | undefined
  /** Most quotes in an answer. */
  quoteLimit: number
  /** Tokens of all documents read; a document that would go above it is left out. */
  tokenLimit: number
  /** Whether a document may be read at all. */
  accepts: (document: CorpusDocument) => boolean
  /** Whether a document is read before others that fit as well. */
  prefers: (document: CorpusDocument) => boolean
}

/** Longest quote in characters. */
const quoteLength = 320

/** Passages below it have next to nothing to do with the question. */
const leastRelevance = 0.1

/** Weight of the title and the heading above a passage, beside its own words. */
const aboveWeight = 0.65

/** Words that a passage needs to count in full; matches in a shorter one count less. */
const answerTerms = 20

/** A passage is quoted when its relevance is at least this share of the best one's. */
const leastShare = 0.75

/** Returns the words of a question that no chosen quote contains; the second search looks for them. */
function gaps(question: string, quotes: readonly Quote[]): string[] {
  const known = new Set(quotes.flatMap(({ text }) => termsOf(text)))
  return [...new Set(termsOf(question))].filter((term) => term.length > 3 && !known.has(term))
}

/** Returns how much passages have to do with a question, 0 to 1: by their own words, and by the title and the heading that they stand under. */
function relevances(
  question: string,
  passages: readonly { document: CorpusDocument; text: string; heading: string }[],
) {
  const own = relevance(
    question,
    passages.map(({ text }) => text),
  )
  const above = relevance(
    question,
    passages.map(({ document, heading }) => `${document.title} ${heading}`),
  )
  return passages.map(({ text }, index) => {
    const said = Math.min(1, termsOf(text).length / answerTerms)
    return Math.min(1, said * (own[index] ?? 0) + aboveWeight * (above[index] ?? 0))
  })
}

/**
 * Returns the sentence that says what a term is: one that defines it, else one that begins with it where an article begins. An
 * announcement is quoted for this only, as it often introduces the subject in one sentence.
 */
function definitionOf(asked: AskedTerm, documents: readonly CorpusDocument[]): Quote | undefined {
  const sentences = documents.flatMap((document) =>
    passagesOf(document.text, 1).map(({ text, heading }) => ({
      quote: { document, text, relevance: 1 },
      isFirst: document.kind === 'article' && heading === '',
      mention: mentionOf(text, asked),
    })),
  )
  const found =
    sentences.find(({ mention }) => mention === 'definition') ??
    sentences.find(({ mention, isFirst }) => mention === 'subject' && isFirst)
  return found?.quote
}

/** Returns the passages that bear on the question, best first; what is far less relevant than the best one is left out. */
function bestQuotes(question: string, documents: readonly CorpusDocument[], limit: number): Quote[] {
  const asked = askedTerm(question)
  const definition = asked && definitionOf(asked, documents)
  const passages = documents.flatMap((document) =>
    passagesOf(document.text, quoteLength)
      .filter(({ text }) => document.announcement?.includes(text) !== true)
      .filter(({ text }) => definition === undefined || !text.includes(definition.text))
      .map((passage) => ({ document, ...passage })),
  )
  const scores = relevances(asked?.term ?? question, passages)
  const least = Math.max(leastRelevance, leastShare * Math.max(0, ...scores))
  const others = passages
    .map(({ document, text }, index) => ({ document, text, relevance: scores[index] ?? 0 }))
    .filter((quote) => quote.relevance >= least)
    .toSorted((a, b) => b.relevance - a.relevance)
  return [...(definition ? [definition] : []), ...others].slice(0, limit)
}

/**
 * Plans, searches, reads and quotes: yields each step as it is done and returns the best passages, all of them exact.
 * It only quotes and writes no statements about the subject. Each step runs only when it is requested.
 */
export function* deepSearch(
  question: string,
  search: CorpusSearch,
  { attempts, readLimit, quoteLimit, tokenLimit, accepts, prefers, ...options }: DeepSearchOptions,
): Generator<DeepSearchStep, Quote[]> {
  const locale = options.locale ?? questionLocale(question)
  const t = translator(options.thoughtLocale ?? questionLocale(question), 'deep-search')
  const thought = (text: string): DeepSearchStep => ({ kind: 'thought', text: `${text} ` })
  const read = new Map<string, CorpusDocument>()
  let left = tokenLimit
  let quotes: Quote[] = []
  let query = askedTerm(question)?.term ?? question
  yield thought(t('thought.plan'))
  for (let attempt = 1; attempt <= attempts; attempt++) {
    yield { kind: 'query', query }
    const found = search.find(query, { limit: Infinity, locale }).filter(accepts)
    yield thought(t('thought.matches', { count: found.length }))
    const ordered = found.toSorted((a, b) => Number(prefers(b)) - Number(prefers(a)))
    // Every search to come can still read a document.
    const limit = Math.max(attempt, readLimit - (attempts - attempt))
    for (const document of ordered) {
      if (read.size >= limit) break
      if (read.has(document.id)) continue
      const tokens = countTokens(document.text)
      if (tokens > left) continue
      left -= tokens
      read.set(document.id, document)
      yield { kind: 'visit', document, tokens }
    }
    quotes = bestQuotes(question, [...read.values()], quoteLimit)
    const open = gaps(question, quotes).join(' ')
    if (open === '' || open === query || attempt === attempts) break
    yield thought(t('thought.open', { words: open }))
    query = open
  }
  yield thought(t('thought.done', { documents: read.size, passages: quotes.length }))
  return quotes
}
