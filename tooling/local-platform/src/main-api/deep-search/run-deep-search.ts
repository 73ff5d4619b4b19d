import type { CorpusDocument } from '@search-foundation/content/corpus'
import { deepSearch, type DeepSearchStep } from '../../engines/deep-search.ts'
import type { CorpusSearch } from '../../engines/search.ts'
import { countTokens } from '../../engines/tokenizer.ts'
import type { ChatRequest } from './chat-request.ts'
import { composeAnswer } from './compose-answer.ts'

/** How much is read and quoted, and the tokens of the whole, by effort (the budgets are the public API's). */
const efforts = {
  low: { readLimit: 3, quoteLimit: 3, budget: 100_000 },
  medium: { readLimit: 6, quoteLimit: 5, budget: 500_000 },
  high: { readLimit: 12, quoteLimit: 8, budget: 1_000_000 },
} as const

const hostname = (url: string) => (URL.canParse(url) ? new URL(url).hostname : '')

export interface DeepSearchResult {
  steps: DeepSearchStep[]
  thought: string
  answer: string
  annotations: object[]
  visited: string[]
  read: string[]
  usage: { prompt_tokens: number; completion_tokens: number; total_tokens: number }
}

/** Searches for a question and makes every part of the answer. Documents without a date carry the day they were read. */
export function runDeepSearch(
  question: string,
  request: ChatRequest,
  { search, site, now }: { search: CorpusSearch; site: string; now: Date },
): DeepSearchResult {
  const address = (url: string, locale: string) =>
    /^https?:/.test(url) ? url : `${site}${locale === 'en-US' ? '' : `/${locale}`}${url}`
  const steps: DeepSearchStep[] = []
  const effort = efforts[request.reasoning_effort]
  const only = new Set(request.only_hostnames)
  const bad = new Set(request.bad_hostnames)
  const boosted = new Set(request.boost_hostnames)
  const hostOf = (document: CorpusDocument) => hostname(address(document.url, document.locale))
  const searching = deepSearch(question, search, {
    readLimit: effort.readLimit,
    quoteLimit: effort.quoteLimit,
    tokenLimit: request.budget_tokens ?? request.max_completion_tokens ?? effort.budget,
    accepts: (document) => !bad.has(hostOf(document)) && (only.size === 0 || only.has(hostOf(document))),
    prefers: (document) => boosted.has(hostOf(document)),
  })
  let next = searching.next()
  for (; !next.done; next = searching.next()) steps.push(next.value)
  const quotes = next.value
  const of = ({ document }: { document: { url: string; locale: string } }) =>
    address(document.url, document.locale)
  const documents = steps.flatMap((step) => (step.kind === 'visit' ? [step.document] : []))
  const visited = [...new Set(documents.map((document) => of({ document })))]
  const read = [...new Set(quotes.map(of))]
  const thought = steps.map((step) => (step.kind === 'thought' ? step.text : '')).join('')
  const answer = composeAnswer(question, quotes, of)
  const prompt = countTokens(question) + documents.reduce((sum, { text }) => sum + countTokens(text), 0)
  const completion = countTokens(thought) + countTokens(answer)
  return {
    steps,
    thought,
    answer,
    annotations: quotes.slice(0, request.max_annotations).map((quote) => ({
      type: 'url_citation',
      url_citation: {
        title: quote.document.title,
        exactQuote: quote.text,
        url: of(quote),
        dateTime: quote.document.date ?? now.toISOString().slice(0, 10),
      },
    })),
    visited: visited.slice(0, request.max_returned_urls),
    read: read.slice(0, request.max_returned_urls),
    usage: { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion },
  }
}
