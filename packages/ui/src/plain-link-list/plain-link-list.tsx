import type { ReactNode } from 'react'

import { classNames } from '../class-names/index.ts'
import list from '../menu/menu.module.css'
import styles from './plain-link-list.module.css'

export interface PlainLink {
  /** Where it leads. */
  href: string
  /** Its words. */
  label: string
  /** A second line. */
  description?: string
  /** Before the words. */
  icon?: ReactNode
  /** Language of the label and of the page it leads to, in a list of languages. */
  lang?: string
  /** The page or language shown now. */
  isCurrent?: boolean
}

export interface PlainLinkListProps {
  /** What the links are, spoken before them. */
  label: string
  /** From first to last. */
  links: readonly PlainLink[]
  /** Side by side where there is room for it. */
  columns?: 1 | 2
  /** Joined to the class of the root element. */
  className?: string
}

/** The links of a menu, with a mark at the current one; a list without a script. */
export function PlainLinkList({ label, links, columns = 1, className }: PlainLinkListProps) {
  return (
    <ul role="list" aria-label={label} data-columns={columns} className={classNames(styles.list, className)}>
      {links.map((link) => (
        <li key={link.href}>
          <a
            className={classNames(list.item, styles.link)}
            href={link.href}
            lang={link.lang}
            hrefLang={link.lang}
            {...(link.isCurrent ? { 'aria-current': 'true' as const } : {})}
          >
            {link.icon}
            <span className={list.words}>
              <span className={styles.label}>{link.label}</span>
              {link.description !== undefined && (
                <span className={styles.description}>{link.description}</span>
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
