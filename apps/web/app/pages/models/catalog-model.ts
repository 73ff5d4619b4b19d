import type { CSSProperties } from 'react'

import type { BenchmarkTexts } from '../../blocks/use-benchmark-texts.ts'

/** A row of the list of models, as the page gives it to the browser: texts in its language, and the values that they are sorted by. */
export interface CatalogModel {
  slug: string
  types: readonly string[]
  inputs: readonly string[]
  license: string
  /** Whether a newer model replaces it. */
  replaced: boolean
  /** Products and kinds of input. */
  about: string
  /** The accent of its product. */
  accent: { 'data-spectrum': ''; style: CSSProperties }
  /** By the id of a column: what is shown, and by what it is sorted. */
  cells: Readonly<
    Record<CatalogColumn, readonly [shown: string | BenchmarkTexts | null, value: string | number]>
  >
}

/** Columns beside the name, in order. */
export const catalogColumns = [
  'released',
  'parameters',
  'context',
  'dimensions',
  'languages',
  'benchmark',
  'license',
  'price',
] as const

export type CatalogColumn = (typeof catalogColumns)[number]

/** Whether the cells of a column are numbers. */
export const isNumber = (column: CatalogColumn): boolean => !['released', 'license'].includes(column)
