import { useTranslation } from 'react-i18next'

import { PageHead } from '../../document/page-head.tsx'
import { Static } from '../../document/static.tsx'
import type { PageHandle } from '../../root.tsx'
import { Closing } from './closing.tsx'
import { Customers } from './customers.tsx'
import { LiveField } from './field/live-field.tsx'
import { Hero } from './hero.tsx'
import { Marketplaces } from './marketplaces.tsx'
import { Models } from './models.tsx'
import { Pipeline } from './pipeline/pipeline.tsx'
import { Research } from './research.tsx'

export const handle: PageHandle = { hydrate: true }

export default function LandingPage() {
  const { t } = useTranslation('web-landing')
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <Static>
        <Hero />
      </Static>
      <LiveField />
      <Static>
        <Pipeline />
        <Models />
        <Research />
        <Marketplaces />
        <Customers />
        <Closing />
      </Static>
    </>
  )
}
