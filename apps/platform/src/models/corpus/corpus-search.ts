import { setImmediate } from 'node:timers/promises'

import type { CorpusDocument } from '../engines/corpus-document.ts'
import { createSearchInSlices, type CorpusSearch } from '../engines/search.ts'
import { corpusParts } from './corpus.ts'

async function build(): Promise<CorpusSearch> {
  const documents: CorpusDocument[] = []
  for (const part of corpusParts()) {
    documents.push(...part())
    await setImmediate()
  }
  return createSearchInSlices(documents)
}

let search: Promise<CorpusSearch> | undefined

/**
 * Returns the search over the corpus. Its index is made once per process, in slices between which requests are served; the platform
 * starts it as soon as it is ready.
 */
export const corpusSearch = (): Promise<CorpusSearch> => (search ??= build())
