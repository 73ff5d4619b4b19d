import { WorkRefused, type Work } from '../../kernel/fair-queue.ts'
import { WorkExceeded, type WorkerPool } from '../../kernel/worker-pool.ts'
import type { Extracted, Extraction, ReadResult } from './extract-page.ts'
import { ReaderFailure } from './reader-failure.ts'

export interface PageExtractor {
  /** Takes a page apart for a caller. Throws `ReaderFailure`. */
  extract(extraction: Extraction, caller: Omit<Work, 'weight'>): Promise<ReadResult>
}

/** Seconds that a page has to be parsed. */
export const parseSeconds = 10

/** Parses pages in the given workers: strangers write these, so parsing one must not stop the other requests. Another time than `parseSeconds` is only for tests. */
export function createPageExtractor(
  workers: WorkerPool,
  milliseconds: number = parseSeconds * 1000,
): PageExtractor {
  const kind = { file: new URL('extract-page.worker.ts', import.meta.url), milliseconds }
  return {
    async extract(extraction, caller) {
      const work = { ...caller, weight: extraction.html.length }
      const extracted = await workers.run<Extracted>(kind, extraction, work).catch((error: unknown) => {
        if (error instanceof WorkExceeded)
          throw new ReaderFailure(
            'FileTooLargeError',
            `The page is too complex: reading it takes more than ${parseSeconds} seconds, or too much memory.`,
          )
        if (error instanceof WorkRefused)
          throw error.isSpent
            ? new ReaderFailure(
                'RateLimitError',
                "You've used up this minute's reading time for callers without paid tokens. Slow pages use the most.",
                error.retryAfter,
              )
            : new ReaderFailure(
                'ServiceUnavailableError',
                'The reader is busy. Try again in a moment.',
                error.retryAfter,
              )
        throw error
      })
      if ('result' in extracted) return extracted.result
      throw new ReaderFailure(...extracted.failure)
    },
  }
}
