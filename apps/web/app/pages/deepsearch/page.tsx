import { formatNumber } from '@search-foundation/i18n/format'
import { useTranslation } from 'react-i18next'

import { highlightSlots } from '../../code/highlight-samples.ts'
import { usePageAddress } from '../../document/page-context.tsx'
import { Island } from '../../islands/island.tsx'
import { ProductPage } from '../../products/page/product-page.tsx'
import { deepSearchBody, efforts, maxQuotes } from './demo/deep-search-body.ts'
import DeepSearchDemo from './demo/deep-search-demo.island.tsx'
import { sampleAnswer } from './sample-answer.ts'

const questionKeys = ['first', 'second', 'third'] as const
const charges = ['reading', 'thinking'] as const

const samplesOf = await highlightSlots({
  host: 'main',
  path: '/v1/chat/completions',
  name: 'deepSearch',
  keys: ['model', 'reasoning_effort', 'stream', 'messages'],
  print: {
    typescript:
      "for await (const { choices } of response) {\n  process.stdout.write(choices[0]?.delta.content ?? '')\n}",
    python: 'for line in response.iter_lines():\n    print(line.decode())',
  },
})

export default function DeepSearchPage() {
  const { t } = useTranslation('web-deepsearch')
  const { locale } = usePageAddress()
  const questions = questionKeys.map((key) => t(`demo.sampleQuestions.${key}`))
  return (
    <ProductPage
      product="deepsearch"
      title={t('title')}
      description={t('description')}
      heading={t('heading')}
      lead={t('lead')}
      demo={
        <Island
          of={DeepSearchDemo}
          start="personal"
          props={{
            questions,
            sample: sampleAnswer(locale),
          }}
          messages={['web-deepsearch.demo', 'web-product.demo', 'common']}
        />
      }
      samples={samplesOf(deepSearchBody('medium', [{ question: questions[0] ?? '' }]))}
      samplesLead={t('code.lead')}
      facts={[
        { name: t('facts.tokens'), value: formatNumber(efforts.medium.tokens, locale) },
        { name: t('facts.searches'), value: formatNumber(efforts.high.searches, locale) },
        { name: t('facts.quotes'), value: formatNumber(maxQuotes, locale) },
      ]}
      billing={{
        lead: t('billing.lead'),
        rows: charges.map((id) => ({
          id,
          request: t(`billing.rows.${id}.request`),
          charge: t(`billing.rows.${id}.charge`),
        })),
      }}
    />
  )
}
