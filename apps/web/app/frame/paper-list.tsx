import { localized } from '@search-foundation/content/localized'
import type { Paper } from '@search-foundation/content/papers'
import { Link } from '@search-foundation/ui/link'

import { usePageAddress } from '../document/use-page-address.ts'
import styles from './paper-list.module.css'

/** Papers as a list: date, title with its link, what it found. */
export function PaperList({ papers }: { papers: readonly Paper[] }) {
  const { locale } = usePageAddress()
  const month = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', timeZone: 'UTC' })
  return (
    <ol className={styles.papers}>
      {papers.map((paper) => {
        const day = paper.date.replaceAll('/', '-')
        return (
          <li key={paper.id}>
            <time dateTime={day}>{month.format(new Date(day))}</time>
            <div>
              <Link className={styles.title ?? ''} href={paper.link} lang="en">
                {paper.title}
              </Link>
              {paper.conference ? <span className={styles.venue}>{paper.conference}</span> : null}
              <p>{localized(paper.summary, locale)}</p>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
