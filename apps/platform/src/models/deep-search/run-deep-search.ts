import { localizePath } from '@search-foundation/i18n/locale-path'
import type { LocaleCode } from '@search-foundation/i18n/locale-table'
import { matchLocale } from '@search-foundation/i18n/match-locale'

import type { CorpusDocument } from '../engines/corpus-document.ts'
import { deepSearch, type DeepSearchStep, type Quote } from '../engines/deep-search.ts'
import { questionLocale } from '../engines/question-locale.ts'
import type { CorpusSearch } from '../engines/search.ts'
import { countTokens } from '../engines/tokenizer.ts'
import type { ChatRequest } from './chat-request.ts'
import { composeAnswer } from './compose-answer.ts'

/** How much is read and quoted by effort; budgets in tokens and attempts are the public API's. */
const efforts = {
  low: { readLimit: 3, quoteLimit: 3, budget: 100_000, attempts: 1 },
  medium: { readLimit: 6, quoteLimit: 5, budget: 500_000, attempts: 2 },
  high: { readLimit: 12, quoteLimit: 8, budget: 1_000_000, attempts: 4 },
} as const

/** All tokens of a search: those read count as prompt, those of thinking and answer as completion. */
export interface Usage {
  prompt_tokens: number
  completion_tokens: number
  total_tokens: number
}

/** A step of the search that is reported while it runs. */
export type Thinking = { content: string } | { query: string } | { url: string }

export interface DeepSearchResult {
  /** Joined, they are the answer; empty when it is still to be written. */
  parts: string[]
  /** What the answer is written from, when it is. */
  quotes: readonly Quote[]
  /** Language of the answer. */
  locale: LocaleCode
  annotations: object[]
  visited: string[]
  read: string[]
}

export interface DeepSearchRun {
  /** The steps, then the answer. Each step runs only when it is requested. */
  steps: Generator<Thinking, DeepSearchResult>
  /** What was done until now. */
  usage: () => Usage
  /** Returns the address of a quote's document. */
  quoteAddress: (quote: Quote) => string
}

interface Place {
  search: CorpusSearch
  /** Origin of the documents, `https://host`. */
  site: string
  now: Date
  /** Whether somebody else writes the answer from the quotes, and what that has used until now. */
  writing?: (() => { prompt: number; completion: number }) | undefined
}

const hostname = (url: string) => (URL.canParse(url) ? new URL(url).hostname : '')

/** What the request asks of the engine. */
function searchOptions(request: ChatRequest, addressOf: (document: CorpusDocument) => string) {
  const { readLimit, quoteLimit, budget, attempts } = efforts[request.reasoning_effort]
  const only = new Set(request.only_hostnames)
  const bad = new Set(request.bad_hostnames)
  const boosted = new Set(request.boost_hostnames)
  const hostOf = (document: CorpusDocument) => hostname(addressOf(document))
  const { max_completion_tokens: most, search_language_code: language } = request
  return {
    readLimit,
    quoteLimit,
    attempts: request.max_attempts ?? (typeof most === 'number' ? 1 : attempts),
    tokenLimit: request.budget_tokens ?? most ?? budget,
    locale: language === undefined ? undefined : matchLocale(language),
    accepts: (document: CorpusDocument) =>
      !bad.has(hostOf(document)) && (only.size === 0 || only.has(hostOf(document))),
    prefers: (document: CorpusDocument) => boosted.has(hostOf(document)),
  }
}

/** Searches for a question, step by step. Documents without a date carry the day they were read. */
export function runDeepSearch(
  question: string,
  request: ChatRequest,
  { search, site, now, writing }: Place,
): DeepSearchRun {
  const addressOf = ({ url, locale }: CorpusDocument) =>
    /^https?:/.test(url) ? url : site + localizePath(url, locale)
  const quoteAddress = ({ document }: Quote) => addressOf(document)
  const { language_code: language, max_returned_urls: most } = request
  const locale = (language === undefined ? undefined : matchLocale(language)) ?? questionLocale(question)
  const visited = new Set<string>()
  let prompt = countTokens(question)
  let completion = 0

  function thinking(step: DeepSearchStep): Thinking {
    if (step.kind === 'query') return { query: step.query }
    if (step.kind === 'thought') {
      completion += countTokens(step.text)
      return { content: step.text }
    }
    prompt += step.tokens
    visited.add(addressOf(step.document))
    return { url: addressOf(step.document) }
  }

  function* steps(): Generator<Thinking, DeepSearchResult> {
    const options = { ...searchOptions(request, addressOf), thoughtLocale: locale }
    const searching = deepSearch(question, search, options)
    let next = searching.next()
    for (; !next.done; next = searching.next()) yield thinking(next.value)
    const quotes = next.value
    // Without quotes there is nothing to write from.
    const parts = writing && quotes.length > 0 ? [] : composeAnswer(locale, quotes, quoteAddress)
    completion += countTokens(parts.join(''))
    const cited = quotes
      .filter(({ relevance }) => relevance >= request.min_annotation_relevance)
      .slice(0, request.max_annotations)
    return {
      parts,
      quotes,
      locale,
      annotations: cited.map((quote) => ({
        type: 'url_citation',
        url_citation: {
          title: quote.document.title,
          exactQuote: quote.text,
          url: quoteAddress(quote),
          dateTime: quote.document.date ?? now.toISOString().slice(0, 10),
        },
      })),
      visited: [...visited].slice(0, most),
      read: [...new Set(quotes.map(quoteAddress))].slice(0, most),
    }
  }

  return {
    steps: steps(),
    quoteAddress,
    usage() {
      const more = writing?.() ?? { prompt: 0, completion: 0 }
      const [read, written] = [prompt + more.prompt, completion + more.completion]
      return { prompt_tokens: read, completion_tokens: written, total_tokens: read + written }
    },
  }
}
