import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../document/page-context.tsx'
import { PageHead } from '../../document/page-head.tsx'
import { organization } from '../../document/structured-data.tsx'
import { Island } from '../../islands/island.tsx'
import { Closing } from './closing.tsx'
import { Facts } from './facts.tsx'
import { builtQuery } from './field/built-query.ts'
import LiveField from './field/live-field.island.tsx'
import { Hero } from './hero.tsx'
import { MissingNotice } from './missing-notice.tsx'
import { Models } from './models.tsx'
import { Pipeline } from './pipeline/pipeline.tsx'
import styles from './page.module.css'

export default function LandingPage() {
  const { t } = useTranslation('web-landing')
  const { locale } = usePageAddress()
  return (
    <div className={styles.landing}>
      <PageHead title={t('title')} description={t('description')} about={() => [organization()]} />
      <MissingNotice />
      <Hero />
      <Island
        of={LiveField}
        start="interaction"
        props={{ built: builtQuery(locale) }}
        messages={['web-landing.field', 'web-product.demo.source', 'common.engineMeaning', 'common.retry']}
      />
      <Pipeline />
      <Models />
      <Facts />
      <Closing />
    </div>
  )
}
