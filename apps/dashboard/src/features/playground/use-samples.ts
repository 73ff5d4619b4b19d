import { defaultEmbeddingModel } from '@search-foundation/content/default-embedding-model'
import { firstSamplePage } from '@search-foundation/content/sample-pages'
import { useAppSelector } from '@search-foundation/store/hooks'
import { useTranslation } from 'react-i18next'

import type { Values } from './fields.ts'

/** Returns what the inputs contain at first: texts in the language of the page. Texts that the visitor embedded last come back. */
export function useSamples(): Values {
  const { t, i18n } = useTranslation('dashboard-playground')
  const embedded = useAppSelector(({ embedding }) => embedding.testData)
  return {
    texts: embedded.length > 0 ? embedded.join('\n') : t('sample.texts'),
    query: t('sample.query'),
    documents: t('sample.texts'),
    labels: t('sample.labels'),
    text: t('sample.text'),
    url: firstSamplePage(i18n.language).url,
    search: t('sample.search'),
    question: t('sample.question'),
    model: defaultEmbeddingModel,
  }
}
