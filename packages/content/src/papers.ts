import type { Paper } from './papers/paper.ts'
import { papersOf2023 } from './papers/papers-of-2023.ts'
import { papersOf2024 } from './papers/papers-of-2024.ts'
import { papersOf2025 } from './papers/papers-of-2025.ts'

export type { Paper } from './papers/paper.ts'

const all = [...papersOf2023, ...papersOf2024, ...papersOf2025]

export type PaperId = (typeof all)[number]['id']

/** Research papers from 2023-07 to 2025-08, newest first (specification §3). */
export const papers: readonly Paper<PaperId>[] = all.toSorted((a, b) => b.date.localeCompare(a.date))

/** Returns the paper with an id, or undefined. */
export const paperById = (id: string): Paper<PaperId> | undefined => papers.find((paper) => paper.id === id)
