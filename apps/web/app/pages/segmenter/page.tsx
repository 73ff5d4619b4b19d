import { formatNumber } from '@search-foundation/i18n/format'
import { useTranslation } from 'react-i18next'

import { highlightSlots } from '../../code/highlight-samples.ts'
import { usePageAddress } from '../../document/page-context.tsx'
import recordings from '../../generated/demos/segmenter.json' with { type: 'json' }
import { Island } from '../../islands/island.tsx'
import { ProductPage } from '../../products/page/product-page.tsx'
import { recordedIn } from '../../products/recorded-in.ts'
import { segmentRates } from '../../products/segment-rates.ts'
import type { Segments } from './demo/segmented-text.tsx'
import SegmenterDemo from './demo/segmenter-demo.island.tsx'
import { firstChoice, maxCharacters, segmentBody, tokenizers } from './demo/segmenter-options.ts'

const samplesOf = await highlightSlots({
  host: 'main',
  path: '/v1/segment',
  name: 'segment',
  keys: ['tokenizer', 'return_tokens', 'return_chunks', 'max_chunk_length', 'content'],
  print: {
    typescript: 'console.log(response.num_tokens, response.chunks)',
    python: 'print(response.json()["num_tokens"], response.json()["chunks"])',
  },
})
const callers = ['anonymous', 'key', 'premium'] as const

export default function SegmenterPage() {
  const { t } = useTranslation(['web-segmenter', 'web-product'])
  const { locale } = usePageAddress()
  const sample = t('demo.sample')
  const free = t('web-product:figures.failedValue')
  return (
    <ProductPage
      product="tokenizer"
      title={t('title')}
      description={t('description')}
      heading={t('heading')}
      lead={t('lead')}
      demo={
        <Island
          of={SegmenterDemo}
          start="personal"
          props={{ sample, recorded: recordedIn<Segments>(recordings, locale) }}
          messages={['web-segmenter.demo', 'web-product.demo', 'content-products.tokenizer', 'common']}
        />
      }
      samples={samplesOf(segmentBody(firstChoice, sample))}
      samplesLead={t('code.lead')}
      facts={[
        { name: t('facts.length'), value: formatNumber(maxCharacters, locale) },
        { name: t('facts.tokenizers'), value: formatNumber(tokenizers.length, locale) },
        { name: t('facts.price'), value: free },
      ]}
      billing={{
        lead: t('billing.lead'),
        rows: callers.map((id) => ({
          id,
          request: t(`billing.callers.${id}`, { requests: segmentRates[id] }),
          charge: free,
        })),
      }}
    />
  )
}
