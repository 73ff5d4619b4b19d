import type { Paper, PaperId } from '@search-foundation/content/papers'
import { formatMonth } from '@search-foundation/i18n/format'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../document/page-context.tsx'
import { PaperTitle } from './paper-title.tsx'
import styles from './paper-list.module.css'

/** Papers as a list: date, title with its link, what it found. */
export function PaperList({ papers }: { papers: readonly Paper<PaperId>[] }) {
  const { t } = useTranslation('content-papers')
  const { locale } = usePageAddress()
  return (
    <ol className={styles.papers}>
      {papers.map((paper) => {
        const day = paper.date.replaceAll('/', '-')
        return (
          <li key={paper.id}>
            <time dateTime={day}>{formatMonth(day, locale)}</time>
            <div>
              <PaperTitle paper={paper} />
              {paper.conference ? <span className={styles.venue}>{paper.conference}</span> : null}
              <p>{t(`summary.${paper.id}`)}</p>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
