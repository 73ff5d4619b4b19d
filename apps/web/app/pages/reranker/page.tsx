import { formatNumber } from '@search-foundation/i18n/format'
import { tokenAmount } from '@search-foundation/i18n/token-amount'
import { useTranslation } from 'react-i18next'

import { highlightSlots } from '../../code/highlight-samples.ts'
import { usePageAddress } from '../../document/page-context.tsx'
import { ProductPage } from '../../products/page/product-page.tsx'
import { served, slugs } from '../../products/reranker/served.ts'
import { TryReranker } from '../../products/reranker/try-reranker.tsx'
import { useSampleDocuments } from '../../products/reranker/use-sample-documents.ts'

const charges = ['text', 'documents'] as const

const samplesOf = await highlightSlots({
  host: 'main',
  path: '/v1/rerank',
  name: 'rerank',
  keys: ['model', 'query', 'documents'],
  print: {
    typescript: 'console.log(response.results)',
    python: 'print(response.json()["results"])',
  },
})

export default function RerankerPage() {
  const { t } = useTranslation(['web-reranker', 'web-product', 'common'])
  const { locale } = usePageAddress()
  const samples = useSampleDocuments()
  const largest = (values: readonly (number | null)[]) => Math.max(...values.map((value) => value ?? 0))
  return (
    <ProductPage
      product="reranker"
      title={t('title')}
      description={t('description')}
      heading={t('heading')}
      lead={t('lead')}
      demo={<TryReranker />}
      samples={samplesOf({ model: slugs[0] ?? '', ...samples })}
      samplesLead={t('web-product:code.lead')}
      facts={[
        {
          name: t('web-product:figures.context'),
          value: t(
            'common:amount.tokens',
            tokenAmount(largest(served.map((model) => model.contextTokens)), locale),
          ),
        },
        {
          name: t('web-product:figures.languages'),
          value: formatNumber(largest(served.map((model) => model.languages)), locale),
        },
        { name: t('web-product:figures.models'), value: formatNumber(served.length, locale) },
      ]}
      billing={{
        lead: t('billing.lead'),
        rows: charges.map((id) => ({
          id,
          request: t(`billing.rows.${id}.request`),
          charge: t(`billing.rows.${id}.charge`),
        })),
      }}
      models={served}
    />
  )
}
