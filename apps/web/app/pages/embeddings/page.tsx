import { formatNumber } from '@search-foundation/i18n/format'
import { tokenAmount } from '@search-foundation/i18n/token-amount'
import { useTranslation } from 'react-i18next'

import { highlightSlots } from '../../code/highlight-samples.ts'
import { usePageAddress } from '../../document/page-context.tsx'
import { embeddingsBody } from '../../products/embeddings/embeddings-body.ts'
import { firstChoice, served } from '../../products/embeddings/served.ts'
import { TryEmbeddings } from '../../products/embeddings/try-embeddings.tsx'
import { useSampleSentences } from '../../products/embeddings/use-sample-sentences.ts'
import { ProductPage } from '../../products/page/product-page.tsx'

const charges = ['text', 'image'] as const

const samplesOf = await highlightSlots({
  host: 'main',
  path: '/v1/embeddings',
  name: 'embed',
  keys: ['model', 'dimensions', 'late_chunking', 'input'],
  print: {
    typescript: 'console.log(response.usage.total_tokens, response.data[0])',
    python: 'print(response.json()["data"][0])',
  },
})

export default function EmbeddingsPage() {
  const { t } = useTranslation(['web-embeddings', 'web-product', 'common'])
  const { locale } = usePageAddress()
  const sentences = useSampleSentences()
  const largest = (values: readonly (number | null)[]) => Math.max(...values.map((value) => value ?? 0))
  return (
    <ProductPage
      product="embedding"
      title={t('title')}
      description={t('description')}
      heading={t('heading')}
      lead={t('lead')}
      demo={<TryEmbeddings />}
      samples={samplesOf(embeddingsBody(firstChoice, sentences))}
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
          name: t('web-product:figures.dimensions'),
          value: formatNumber(largest(served.map((model) => model.outputDimensions)), locale),
        },
        {
          name: t('web-product:figures.languages'),
          value: formatNumber(largest(served.map((model) => model.languages)), locale),
        },
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
