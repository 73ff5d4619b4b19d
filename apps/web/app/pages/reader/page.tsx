import { formatNumber } from '@search-foundation/i18n/format'

import { usePageAddress, useTranslation } from '../../document/page-context.tsx'
import { PageHead } from '../../document/page-head.tsx'
import { Island } from '../../islands/island.tsx'
import { Figures } from '../../products/page/figures.tsx'
import { spectrumOf } from '../../products/spectrum-of.ts'
import { Billing } from './billing.tsx'
import { CodeSamples } from './code/code-samples.tsx'
import ReaderDemo from './demo/reader-demo.island.tsx'
import { keylessRate } from './demo/visitor-key.tsx'
import { Faq } from './faq.tsx'
import { ReaderHero } from './reader-hero.tsx'
import { ReaderResearch } from './reader-research.tsx'

export default function ReaderPage() {
  const { t } = useTranslation('web-reader')
  const { locale } = usePageAddress()
  return (
    <div {...spectrumOf('reader')}>
      <PageHead title={t('title')} description={t('description')} />
      <ReaderHero />
      <Island of={ReaderDemo} props={{}} messages={['web-reader.demo', 'common']} />
      <CodeSamples />
      <Figures
        facts={[
          { name: t('figures.context'), value: t('figures.contextValue') },
          { name: t('figures.free'), value: formatNumber(keylessRate, locale) },
          { name: t('figures.failed'), value: t('figures.failedValue') },
        ]}
      />
      <Billing />
      <Faq />
      <ReaderResearch />
    </div>
  )
}
