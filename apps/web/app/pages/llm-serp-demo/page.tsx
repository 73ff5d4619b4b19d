import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'

import { Section } from '../../blocks/section.tsx'
import { spectrumOf } from '../../blocks/spectrum-of.ts'
import { Steps } from '../../blocks/steps.tsx'
import { usePageAddress } from '../../document/page-context.tsx'
import { PageHead } from '../../document/page-head.tsx'
import recordings from '../../generated/demos/llm-serp.json' with { type: 'json' }
import { Island } from '../../islands/island.tsx'
import { ProductHero } from '../../products/page/product-hero.tsx'
import { recordedIn } from '../../products/recorded-in.ts'
import type { WrittenPage } from './demo/read-results-page.ts'
import SerpDemo from './demo/serp-demo.island.tsx'
import styles from './page.module.css'

const sampleKeys = ['first', 'second', 'third'] as const
const steps = ['forms', 'topic', 'draw', 'names'] as const

/** A page of search results that a language model invents, and how it does. */
export default function SerpDemoPage() {
  const { t } = useTranslation('web-llm-serp-demo')
  const { locale, href } = usePageAddress()
  return (
    <div {...spectrumOf('tokenizer')}>
      <PageHead title={t('title')} description={t('description')} />
      <ProductHero product="tokenizer" heading={t('heading')} lead={t('lead')} />
      <Island
        of={SerpDemo}
        start="personal"
        props={{
          queries: sampleKeys.map((key) => t(`demo.samples.${key}`)),
          recorded: recordedIn<WrittenPage>(recordings, locale),
        }}
        messages={['web-llm-serp-demo.demo', 'web-product.demo', 'common', 'ui.nextPage', 'ui.previousPage']}
      />
      <Section id="how" heading={t('how.heading')} lead={t('how.lead')}>
        <Steps steps={steps.map((id) => ({ id, name: t(`how.${id}.name`), text: t(`how.${id}.text`) }))} />
      </Section>
      <Section id="real" heading={t('real.heading')}>
        <p className={styles.real}>
          {t('real.text')} <Link href={href('/deepsearch')}>{t('real.link')}</Link>
        </p>
      </Section>
    </div>
  )
}
