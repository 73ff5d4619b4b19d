import { Link } from '@search-foundation/ui/link'
import type { LinkItem } from '@search-foundation/ui/link-list'
import type { ReactNode } from 'react'

import { PageIntro, type PageIntroProps } from './page-intro.tsx'
import styles from './text-page.module.css'

/** Class name of a long text (`<MarkdownView>`) on such a page: lines of 68 characters, tables as wide as the column. */
export const textPageBody = styles.body ?? ''

interface TextPageProps extends PageIntroProps {
  /** Name of the links at the side. */
  label: string
  /** Links at the side: places on the page, or its neighbors. */
  links: readonly LinkItem[]
  children: ReactNode
}

/** A page of running text: head, links at the side, text. On a phone, neighbors of the page are below the text and its contents above it. */
export function TextPage({ label, links, children, ...intro }: TextPageProps) {
  return (
    <>
      <PageIntro {...intro} />
      <div className={styles.page}>
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
    </>
  )
}
