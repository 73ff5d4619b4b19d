import MiniSearch from 'minisearch'

import type { CorpusDocument } from './corpus-document.ts'
import { termsOf } from './terms.ts'

/** Distinct terms of a query that are searched for; the work of a search grows with each. */
const mostTerms = 200

const queryTerms = (query: string): string[] => [...new Set(termsOf(query))].slice(0, mostTerms)

export interface CorpusSearch {
  /** Documents for a query, best first; `locale` narrows to one language. Of a long query, the first terms count. */
  find(query: string, options: { limit: number; locale?: string | undefined }): CorpusDocument[]
}

const createIndex = () =>
  new MiniSearch<CorpusDocument>({
    fields: ['title', 'text'],
    storeFields: ['locale'],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: { boost: { title: 3 }, prefix: (term) => term.length > 4 },
  })

function searchIn(index: MiniSearch<CorpusDocument>, documents: readonly CorpusDocument[]): CorpusSearch {
  const byId = new Map(documents.map((document) => [document.id, document]))
  return {
    find: (query, { limit, locale }) =>
      index
        .search(query, {
          tokenize: queryTerms,
          filter: (result) => locale === undefined || (result['locale'] as string) === locale,
        })
        .slice(0, limit)
        .flatMap(({ id }) => byId.get(id as string) ?? []),
  }
}

/** An index over documents: titles weigh three times as much as text. */
export function createSearch(documents: readonly CorpusDocument[]): CorpusSearch {
  const index = createIndex()
  index.addAll(documents)
  return searchIn(index, documents)
}

/** Creates the same index a document at a time, so that the event loop is free in between. */
export async function createSearchInSlices(documents: readonly CorpusDocument[]): Promise<CorpusSearch> {
  const index = createIndex()
  await index.addAllAsync(documents, { chunkSize: 1 })
  return searchIn(index, documents)
}
