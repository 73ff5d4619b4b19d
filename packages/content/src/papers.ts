import { earlierPapers } from './papers/earlier-papers.ts'
import { laterPapers } from './papers/later-papers.ts'
import type { Paper } from './papers/paper.ts'

export type { Paper } from './papers/paper.ts'

/** Research papers from 2023-07 to 2025-08, newest first (specification §3). */
export const papers: readonly Paper[] = [...earlierPapers, ...laterPapers].toSorted((a, b) =>
  b.date.localeCompare(a.date),
)

/** The paper of an id, or undefined. */
export const paperById = (id: string): Paper | undefined => papers.find((paper) => paper.id === id)
