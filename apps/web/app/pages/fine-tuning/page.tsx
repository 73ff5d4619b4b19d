import { defaultEmbeddingModel } from '@search-foundation/content/default-embedding-model'
import { models } from '@search-foundation/content/models'
import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'

import { Section } from '../../blocks/section.tsx'
import { spectrumOf } from '../../blocks/spectrum-of.ts'
import { Steps } from '../../blocks/steps.tsx'
import { usePageAddress } from '../../document/page-context.tsx'
import { PageHead } from '../../document/page-head.tsx'
import recordings from '../../generated/demos/fine-tuning.json' with { type: 'json' }
import { Island } from '../../islands/island.tsx'
import { ProductHero } from '../../products/page/product-hero.tsx'
import { recordedIn } from '../../products/recorded-in.ts'
import { segmentRates } from '../../products/segment-rates.ts'
import FineTuningDemo, { type PreviewedPairs } from './demo/fine-tuning-demo.island.tsx'
import styles from './page.module.css'

/** The text embedding models that can be the base of another one. */
const bases = models
  .filter(
    ({ types, outputs, deprecated, license }) =>
      types.includes('embedding') && outputs.includes('vector') && !deprecated && license !== null,
  )
  .map(({ slug }) => slug)
  .toSorted((left, right) => Number(right === defaultEmbeddingModel) - Number(left === defaultEmbeddingModel))
const steps = ['describe', 'pairs', 'train', 'measure'] as const

export default function FineTuningPage() {
  const { t } = useTranslation('web-fine-tuning')
  const { locale, href } = usePageAddress()
  return (
    <div {...spectrumOf('embedding')}>
      <PageHead title={t('title')} description={t('description')} />
      <ProductHero product="embedding" heading={t('heading')} lead={t('lead')} />
      <Island
        of={FineTuningDemo}
        start="personal"
        props={{
          models: bases,
          instruction: t('demo.sampleInstruction'),
          text: t('demo.sampleText'),
          keylessRate: segmentRates.anonymous,
          recorded: recordedIn<PreviewedPairs>(recordings, locale),
        }}
        messages={['web-fine-tuning.demo', 'web-product.demo', 'common']}
      />
      <Section id="how" heading={t('how.heading')} lead={t('how.lead')}>
        <Steps steps={steps.map((id) => ({ id, name: t(`how.${id}.name`), text: t(`how.${id}.text`) }))} />
      </Section>
      <Section id="worth" heading={t('worth.heading')}>
        <div className={styles.worth}>
          <p>{t('worth.first')}</p>
          <p>
            {t('worth.measure')}{' '}
            <Link href={href('/news/retrieval-evaluation-leaks')}>{t('worth.article')}</Link>
          </p>
        </div>
      </Section>
    </div>
  )
}
