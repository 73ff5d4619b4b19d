import { formatNumber } from '@search-foundation/i18n/format'
import { tokenAmount } from '@search-foundation/i18n/token-amount'
import { useTranslation } from 'react-i18next'

import { highlightSlots } from '../../code/highlight-samples.ts'
import { usePageAddress } from '../../document/page-context.tsx'
import recordings from '../../generated/demos/reranker.json' with { type: 'json' }
import { Island } from '../../islands/island.tsx'
import { ProductPage } from '../../products/page/product-page.tsx'
import { recordedIn } from '../../products/recorded-in.ts'
import type { Ranking } from './demo/ranked-documents.tsx'
import RerankerDemo from './demo/reranker-demo.island.tsx'
import { served } from './served.ts'

const slugs = served.map(({ slug }) => slug)
const sampleKeys = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const
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
  const query = t('demo.sampleQuery')
  const documents = sampleKeys.map((key) => t(`demo.samples.${key}`))
  const largest = (values: readonly (number | null)[]) => Math.max(...values.map((value) => value ?? 0))
  return (
    <ProductPage
      product="reranker"
      title={t('title')}
      description={t('description')}
      heading={t('heading')}
      lead={t('lead')}
      demo={
        <Island
          of={RerankerDemo}
          start="personal"
          props={{ models: slugs, query, documents, recorded: recordedIn<Ranking>(recordings, locale) }}
          messages={['web-reranker.demo', 'web-product.demo', 'common']}
        />
      }
      samples={samplesOf({ model: slugs[0] ?? '', query, documents })}
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
