import { formatNumber } from '@search-foundation/i18n/format'
import { useTranslation } from 'react-i18next'

import { highlightSlots } from '../../code/highlight-samples.ts'
import { usePageAddress } from '../../document/page-context.tsx'
import fewShot from '../../generated/demos/classifier-few-shot.json' with { type: 'json' }
import zeroShot from '../../generated/demos/classifier-zero-shot.json' with { type: 'json' }
import { Island } from '../../islands/island.tsx'
import { ProductPage } from '../../products/page/product-page.tsx'
import { recordedIn } from '../../products/recorded-in.ts'
import type { Classes } from './demo/classified-texts.tsx'
import ClassifierDemo from './demo/classifier-demo.island.tsx'
import { trainBody, zeroShotBody } from './demo/classify-bodies.ts'
import { served, slugs } from './served.ts'

/** Labels in a request without examples, and classes of a taught classifier (public API, November 2025). */
const maxLabels = 512
const maxClasses = 16

const labelKeys = ['delivery', 'payment', 'error'] as const
const textKeys = ['first', 'second', 'third', 'fourth'] as const
const exampleKeys = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const
const charges = ['zeroShot', 'train', 'fewShot'] as const

const print = {
  typescript: 'console.log(response.data)',
  python: 'print(response.json()["data"])',
}
const samplesOf = await highlightSlots({
  host: 'main',
  path: '/v1/classify',
  name: 'classify',
  keys: ['model', 'labels', 'input'],
  print,
})
const trainSamplesOf = await highlightSlots(
  {
    host: 'main',
    path: '/v1/train',
    name: 'train',
    keys: ['model', 'access', 'num_iters', 'input'],
    print: {
      typescript: 'console.log(response.classifier_id)',
      python: 'print(response.json()["classifier_id"])',
    },
  },
  'train-',
)

export default function ClassifierPage() {
  const { t } = useTranslation(['web-classifier', 'web-product', 'common'])
  const { locale } = usePageAddress()
  const labels = labelKeys.map((key) => t(`demo.sampleLabels.${key}`))
  const texts = textKeys.map((key) => t(`demo.sampleTexts.${key}`))
  const examples = exampleKeys.map((key, index) => ({
    text: t(`demo.sampleExamples.${key}`),
    label: t(`demo.sampleLabels.${labelKeys[Math.floor(index / 2)] ?? 'delivery'}`),
  }))
  return (
    <ProductPage
      product="classifier"
      title={t('title')}
      description={t('description')}
      heading={t('heading')}
      lead={t('lead')}
      demo={
        <Island
          of={ClassifierDemo}
          start="personal"
          props={{
            models: slugs,
            labels,
            texts,
            examples,
            recorded: {
              zeroShot: recordedIn<Classes>(zeroShot, locale),
              fewShot: recordedIn<Classes>(fewShot, locale),
            },
          }}
          messages={['web-classifier.demo', 'web-product.demo', 'common']}
        />
      }
      samples={samplesOf(zeroShotBody(slugs[0], labels, texts))}
      samplesLead={t('web-product:code.lead')}
      moreSamples={[
        {
          id: 'teach',
          heading: t('teach.heading'),
          lead: t('teach.lead'),
          samples: trainSamplesOf(trainBody(slugs[0], examples)),
        },
      ]}
      facts={[
        { name: t('facts.labels'), value: formatNumber(maxLabels, locale) },
        { name: t('facts.classes'), value: formatNumber(maxClasses, locale) },
        {
          name: t('web-product:figures.languages'),
          value: formatNumber(Math.max(...served.map(({ languages }) => languages ?? 0)), locale),
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
