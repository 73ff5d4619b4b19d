import type { Extraction } from './extract-page.ts'

/** The extraction of the text of a page, without options. */
export const plainExtraction = (page: { url: string; html: string }): Extraction => ({
  ...page,
  options: { retainImages: 'all', retainLinks: 'all' },
  formats: ['content'],
  chunking: undefined,
  maxTokens: undefined,
  tokenBudget: undefined,
  withLinks: false,
  withImages: false,
})
