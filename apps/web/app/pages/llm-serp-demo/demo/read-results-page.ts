import {
  writeResultsPage,
  type ResultsPage,
  type ResultsPageEntry,
  type ResultsPageRequest,
} from '@search-foundation/api-client'
import { decodeEventStream } from '@search-foundation/api-client/sse'

import { ServiceFailure } from '../../../products/demo/call-problem.ts'
import { engineOf, type Engine } from '../../../products/demo/engine-of.ts'
import { services } from '../../../visitor/services.ts'
import { storedKey } from '../../../visitor/use-api-key.ts'

/** What has arrived of a page. */
export interface WrittenPage {
  query: string
  /** The model that writes it; empty before the first event. */
  model: string
  seed: number | undefined
  /** The number of results that the page claims. */
  total: number
  entries: readonly ResultsPageEntry[]
  tokens: number
  engine: Engine
}

type Event = Partial<Pick<ResultsPage, 'model' | 'seed' | 'total_results' | 'usage'>> & {
  result?: ResultsPageEntry
  error?: string
}

/** Returns the page after a further event of its stream. Throws `ServiceFailure` for the event of a failure. */
export function addEvent(page: WrittenPage, event: Event): WrittenPage {
  if (event.error !== undefined) throw new ServiceFailure(event.error)
  return {
    ...page,
    model: event.model ?? page.model,
    seed: event.seed ?? page.seed,
    total: event.total_results ?? page.total,
    entries: event.result === undefined ? page.entries : [...page.entries, event.result],
    tokens: event.usage?.total_tokens ?? page.tokens,
  }
}

/**
 * Requests a page and yields it with every event that arrives. Throws the errors of the SDK, and `ServiceFailure` for a failure within
 * the stream.
 */
export async function* readResultsPage(
  query: string,
  request: ResultsPageRequest,
  signal: AbortSignal,
): AsyncGenerator<WrittenPage> {
  const body = { ...request, stream: true }
  const response = await writeResultsPage(services, query, body, { signal, ...storedKey() }).raw()
  let page: WrittenPage = {
    query,
    model: '',
    seed: undefined,
    total: 0,
    entries: [],
    tokens: 0,
    engine: engineOf(response),
  }
  for await (const { data } of decodeEventStream(response, { signal })) {
    page = addEvent(page, JSON.parse(data) as Event)
    yield page
  }
}
