import { papers } from '@search-foundation/content/papers'
import { Link } from '@search-foundation/ui/link'
import { Row } from '@search-foundation/ui/row'
import { useTranslation } from 'react-i18next'

import { PaperFigure } from '../../blocks/papers/paper-figure.tsx'
import { PaperTitle } from '../../blocks/papers/paper-title.tsx'
import { Section } from '../../blocks/section.tsx'
import { usePageAddress } from '../../document/page-context.tsx'
import styles from './newest-papers.module.css'

/** As many as fit in one row. */
const shown = 3

/** The newest papers; the page of the papers has all. */
export function NewestPapers() {
  const { t } = useTranslation(['web-about-us', 'content-papers'])
  const { href } = usePageAddress()
  return (
    <Section
      id="papers"
      heading={t('papers.heading')}
      lead={t('papers.lead', { total: papers.length })}
      stacked
    >
      <ol className={styles.papers}>
        {papers.slice(0, shown).map((paper) => (
          <li key={paper.id}>
            <PaperFigure paper={paper} />
            <h3>
              <PaperTitle paper={paper} isCard />
            </h3>
            <p className={styles.summary}>{t(`content-papers:summary.${paper.id}`)}</p>
          </li>
        ))}
      </ol>
      <Row as="p" className={styles.all ?? ''}>
        <Link href={href('/papers')}>{t('papers.all')}</Link>
      </Row>
    </Section>
  )
}
