import { useTranslation } from 'react-i18next'

import { LogoWalls } from '../../blocks/logo-walls.tsx'
import { PageIntro } from '../../blocks/page-intro.tsx'
import { PageHead } from '../../document/page-head.tsx'
import { Company } from './company.tsx'
import { NewestPapers } from './newest-papers.tsx'
import { OfficeMap } from './office-map.tsx'
import { Projects } from './projects.tsx'
import { WorksWith } from './works-with.tsx'

/** The company: what it does, where it is, what it publishes, and whom it works with. */
export default function AboutPage() {
  const { t } = useTranslation('web-about-us')
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <PageIntro title={t('heading')} lead={t('lead')} />
      <Company />
      <OfficeMap />
      <NewestPapers />
      <Projects />
      <WorksWith />
      <LogoWalls />
    </>
  )
}
