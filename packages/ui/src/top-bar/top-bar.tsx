import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import styles from './top-bar.module.css'

export interface TopBarProps {
  /** The brand, a link home. */
  brand?: ReactNode
  /** Before the brand: the button of the navigation on phones. */
  start?: ReactNode
  /** The middle: links, a search. */
  children?: ReactNode
  /** The end: language, theme, account. */
  end?: ReactNode
  /** Stays at the top while the page scrolls. */
  sticky?: boolean
  /** Joined to the class of the root element. */
  className?: string
}

/** The bar across the top of a page. */
export function TopBar({ brand, start, children, end, sticky, className }: TopBarProps) {
  return (
    <header className={classNames(styles.bar, className)} data-sticky={sticky || undefined}>
      <div className={styles.inner}>
        {start}
        {brand !== undefined && <div className={styles.brand}>{brand}</div>}
        {children !== undefined && <div className={styles.middle}>{children}</div>}
        {end !== undefined && <div className={styles.end}>{end}</div>}
      </div>
    </header>
  )
}
