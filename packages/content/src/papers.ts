import { earlierPapers } from './papers/earlier-papers.ts'
import { laterPapers } from './papers/later-papers.ts'
import type { Paper } from './papers/paper.ts'

export type { Paper } from './papers/paper.ts'

export type PaperId = (typeof earlierPapers | typeof laterPapers)[number]['id']

/** Research papers from 2023-07 to 2025-08, newest first (specification §3). */
export const papers: readonly Paper<PaperId>[] = [...earlierPapers, ...laterPapers].toSorted((a, b) =>
  b.date.localeCompare(a.date),
)

/** Returns the paper with an id, or undefined. */
export const paperById = (id: string): Paper<PaperId> | undefined => papers.find((paper) => paper.id === id)
