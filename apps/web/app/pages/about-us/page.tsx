import { useTranslation } from 'react-i18next'

import { LogoWalls } from '../../blocks/logo-walls.tsx'
import { PageHead } from '../../document/page-head.tsx'
import { Company } from './company.tsx'
import { NewestPapers } from './newest-papers.tsx'
import { OfficeMap } from './office-map.tsx'
import { Projects } from './projects.tsx'
import { WorksWith } from './works-with.tsx'
import styles from './page.module.css'

/** The company: what it does, where it is, what it publishes, and whom it works with. */
export default function AboutPage() {
  const { t } = useTranslation('web-about-us')
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <header className={styles.head}>
        <h1>{t('heading')}</h1>
        <p>{t('lead')}</p>
      </header>
      <Company />
      <OfficeMap />
      <NewestPapers />
      <Projects />
      <WorksWith />
      <LogoWalls />
    </>
  )
}
