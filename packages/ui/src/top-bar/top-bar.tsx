import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import styles from './top-bar.module.css'

export interface TopBarProps {
  /** Brand, as a link to the home page. */
  brand?: ReactNode
  /** Content before the brand, such as the button that opens the navigation on phones. */
  start?: ReactNode
  /** Content in the middle: links, a search. */
  children?: ReactNode
  /** Content at the end: language, theme, account. */
  end?: ReactNode
  /** Keeps the bar at the top while the page scrolls. */
  sticky?: boolean
  /** Class name added to the root element. */
  className?: string
}

/** Bar at the top of a page. */
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
