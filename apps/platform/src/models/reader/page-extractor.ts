import { availableParallelism } from 'node:os'

import { WorkRefused, type Work } from '../../kernel/fair-queue.ts'
import type { Part } from '../../kernel/parts.ts'
import { startWorkerPool, WorkExceeded } from '../../kernel/worker-pool.ts'
import type { Extracted, Extraction, ReadResult } from './extract-page.ts'
import { ReaderFailure } from './reader-failure.ts'

export interface PageExtractor extends Part {
  /** Takes a page apart for a caller. Throws `ReaderFailure`. */
  extract(extraction: Extraction, caller: Omit<Work, 'weight'>): Promise<ReadResult>
}

const seconds = 10

const limits = {
  size: Math.min(4, Math.max(2, availableParallelism() - 1)),
  milliseconds: seconds * 1000,
  memory: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 },
  /** Characters of the pages that wait. */
  maxWaitingWeight: 50_000_000,
  patience: 2000,
}

/** Starts the workers that parse pages: strangers write these, so parsing one must not stop the other requests. */
export function startPageExtractor(changed: Partial<typeof limits> = {}): PageExtractor {
  const pool = startWorkerPool<Extraction, Extracted>({
    file: new URL('extract-page.worker.ts', import.meta.url),
    ...limits,
    ...changed,
  })
  return {
    stop: pool.stop,
    async extract(extraction, caller) {
      const work = { ...caller, weight: extraction.html.length }
      const extracted = await pool.run(extraction, work).catch((error: unknown) => {
        if (error instanceof WorkExceeded)
          throw new ReaderFailure(
            'FileTooLargeError',
            `The page is too complex: reading it takes more than ${seconds} seconds, or too much memory.`,
          )
        if (error instanceof WorkRefused)
          throw error.isSpent
            ? new ReaderFailure(
                'RateLimitError',
                'The reading time of a minute without a purchase is used: pages that take long count.',
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
