import { useTranslation } from 'react-i18next'

import { PageHead } from '../../document/page-head.tsx'
import { Static } from '../../document/static.tsx'
import { spectrumOf } from '../../products/spectrum-of.ts'
import type { PageHandle } from '../../root.tsx'
import { Billing } from './billing.tsx'
import { CodeSamples } from './code/code-samples.tsx'
import { useSlots } from './code/use-slots.ts'
import { ReaderDemo } from './demo/reader-demo.tsx'
import { useReader } from './demo/use-reader.ts'
import { Faq } from './faq.tsx'
import { Figures } from './figures.tsx'
import { ReaderHero } from './reader-hero.tsx'
import { ReaderResearch } from './reader-research.tsx'

export const handle: PageHandle = { hydrate: true }

export default function ReaderPage() {
  const { t } = useTranslation('web-reader')
  const reader = useReader()
  useSlots({ url: reader.request.url, format: reader.request.respondWith })
  return (
    <div {...spectrumOf('reader')}>
      <PageHead title={t('title')} description={t('description')} />
      <Static>
        <ReaderHero />
      </Static>
      <ReaderDemo reader={reader} />
      <Static>
        <CodeSamples />
      </Static>
      <Figures reader={reader} />
      <Static>
        <Billing />
        <Faq />
        <ReaderResearch />
      </Static>
    </div>
  )
}
