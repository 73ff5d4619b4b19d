import { useTranslation } from 'react-i18next'

const keys = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

/** Returns the query and the documents that the demo starts with, in the language of the page. */
export function useSampleDocuments(): { query: string; documents: string[] } {
  const { t } = useTranslation('web-reranker')
  return { query: t('demo.sampleQuery'), documents: keys.map((key) => t(`demo.samples.${key}`)) }
}
