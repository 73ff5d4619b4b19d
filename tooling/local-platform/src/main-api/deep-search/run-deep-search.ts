import { deepSearch, type DeepSearchStep } from '../../engines/deep-search.ts'
import type { CorpusSearch } from '../../engines/search.ts'
import { countTokens } from '../../engines/tokenizer.ts'
import type { ChatRequest } from './chat-request.ts'
import { composeAnswer } from './compose-answer.ts'

/** How much is read and quoted, by effort. */
const efforts = {
  low: { readLimit: 3, quoteLimit: 3 },
  medium: { readLimit: 6, quoteLimit: 5 },
  high: { readLimit: 12, quoteLimit: 8 },
} as const

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
  const searching = deepSearch(question, search, efforts[request.reasoning_effort])
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
