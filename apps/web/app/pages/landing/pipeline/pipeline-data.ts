import type { ProductKey } from '@search-foundation/content/products'
import { defaultLocale, type LocaleCode } from '@search-foundation/i18n/locale-table'

import data from '../../../generated/pipeline.json'

/** How a step was answered when the exhibit was made. */
export interface Measured {
  engine: string
  ms: number
  tokens?: number
}

/** The exhibit: one document through every service. A step the platform did not serve is missing, not invented. */
export interface PipelineData {
  source: string
  question: string
  reader?: Measured & { title: string; characters: number; excerpt: string }
  tokenizer?: Measured & { chunks: string[] }
  embedding?: Measured & { dimensions: number; vectors: number[][] }
  classifier?: Measured & { labels: string[]; predictions: { label: string; score: number }[] }
  reranker?: Measured & { results: { index: number; score: number }[] }
  deepsearch?: Measured & { answer: string; citations: { title: string; url: string; quote: string }[] }
}

export const steps = [
  'reader',
  'tokenizer',
  'embedding',
  'classifier',
  'reranker',
  'deepsearch',
] as const satisfies readonly ProductKey[]

const exhibits: Partial<Record<LocaleCode, PipelineData>> = import.meta.env.SSR ? data : {}

/**
 * Returns the exhibit of a language; the English one, with the language tag of its texts, where none was recorded. Only the HTML shows
 * it, so the browser's bundle leaves its data out.
 */
export function pipelineIn(locale: LocaleCode): PipelineData & { lang?: string } {
  const own = exhibits[locale]
  return own ?? { source: '', question: '', ...exhibits[defaultLocale], lang: defaultLocale }
}
