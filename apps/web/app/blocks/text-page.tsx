import { Link } from '@search-foundation/ui/link'
import type { LinkItem } from '@search-foundation/ui/link-list'
import type { ReactNode } from 'react'

import styles from './text-page.module.css'

/** Class name of a long text (`<MarkdownView>`) on such a page: lines of 68 characters, tables as wide as the column. */
export const textPageBody = styles.body ?? ''

interface TextPageProps {
  title: string
  lead?: ReactNode
  /** A small line below the lead, such as a date. */
  note?: ReactNode
  /** The way to the list that the page belongs to. */
  back?: LinkItem
  /** Name of the links at the side. */
  label: string
  /** Links at the side: places on the page, or its neighbors. */
  links: readonly LinkItem[]
  children: ReactNode
}

/** A page of running text: head, links at the side (below the text on a phone), text. */
export function TextPage({ title, lead, note, back, label, links, children }: TextPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
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
      </header>
      <nav className={styles.side} aria-labelledby="side-label">
        <p id="side-label">{label}</p>
        <ul>
          {links.map(({ href, label: text, isCurrent }) => (
            <li key={href}>
              <Link variant="quiet" href={href} {...(isCurrent && { 'aria-current': 'page' })}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.text}>{children}</div>
    </div>
  )
}
