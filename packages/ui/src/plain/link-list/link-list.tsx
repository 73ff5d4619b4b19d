import type { ReactNode } from 'react'

import { classNames } from '../../class-names.ts'
import list from '../../_list-box/list-box.module.css'
import styles from './link-list.module.css'

export interface PlainLink {
  /** Address of the link. */
  href: string
  /** Text of the link. */
  label: string
  /** Second line of text. */
  description?: string
  /** Icon before the text. */
  icon?: ReactNode
  /** Language of the label and of the linked page, in a list of languages. */
  lang?: string
  /**
   * Marks the current page or language.
   * @default false
   */
  isCurrent?: boolean
}

export interface PlainLinkListProps {
  /** Accessible name of the list. */
  label: string
  /** Links, in display order. */
  items: readonly PlainLink[]
  /**
   * Number of columns where there is room for them.
   * @default 1
   */
  columns?: 1 | 2
  /** Class name added to the root element. */
  className?: string
}

/** List of links with the look of a menu. */
export function PlainLinkList({ label, items, columns = 1, className }: PlainLinkListProps) {
  return (
    <ul role="list" aria-label={label} data-columns={columns} className={classNames(styles.list, className)}>
      {items.map((link) => (
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
