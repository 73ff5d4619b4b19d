import { Link } from '@search-foundation/ui/link'
import type { LinkItem } from '@search-foundation/ui/link-list'
import type { ReactNode } from 'react'

import styles from './page-intro.module.css'

export interface PageIntroProps {
  title: string
  lead?: ReactNode
  /** A small line below the lead, such as a date. */
  note?: ReactNode
  /** The way to the list that the page belongs to. */
  back?: Pick<LinkItem, 'href' | 'label'>
  /** What else stands in the head of the page, such as its actions. */
  children?: ReactNode
}

/** How a page begins: its title, and what it is about. */
export function PageIntro({ title, lead, note, back, children }: PageIntroProps) {
  return (
    <header className={styles.intro}>
      {back && (
        <p className={styles.back}>
          <Link variant="quiet" href={back.href}>
            {back.label}
          </Link>
        </p>
      )}
      <h1>{title}</h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {children}
    </header>
  )
}
