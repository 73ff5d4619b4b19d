import type { ProductKey } from '@search-foundation/content/products'

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

/** Only the HTML shows the exhibit, so the browser's bundle leaves its data out. */
export const pipeline: PipelineData = import.meta.env.SSR ? data : { source: '', question: '' }
