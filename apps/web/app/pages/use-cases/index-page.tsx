import { cases } from '@search-foundation/content/use-cases'
import { useTranslation } from 'react-i18next'

import { PageIntro } from '../../blocks/page-intro.tsx'
import { ReadingList } from '../../blocks/reading-list.tsx'
import { usePageAddress } from '../../document/page-context.tsx'
import { PageHead } from '../../document/page-head.tsx'
import styles from './page.module.css'

/** The use cases with a sentence about each. */
export default function UseCasesPage() {
  const { t } = useTranslation('web-use-cases')
  const { href } = usePageAddress()
  return (
    <>
      <PageHead title={t('title')} description={t('lead')} />
      <PageIntro title={t('title')} lead={t('lead')} />
      <div className={styles.list}>
        <ReadingList
          entries={cases.map(({ slug }) => ({
            href: href(`/use-cases/${slug}`),
            title: t(`case.${slug}.title`),
            text: t(`case.${slug}.lead`),
          }))}
        />
      </div>
    </>
  )
}
