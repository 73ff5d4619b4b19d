import type { ReactNode } from 'react'

import styles from './visually-hidden.module.css'

export interface VisuallyHiddenProps {
  /** The element to use. */
  as?: 'span' | 'div' | 'h2' | 'h3' | 'legend' | 'caption'
  /** For `aria-labelledby` and `aria-describedby`. */
  id?: string
  /** Words for screen readers. */
  children: ReactNode
}

/** Words for those who listen instead of look. */
export function VisuallyHidden({ as: Element = 'span', id, children }: VisuallyHiddenProps) {
  return (
    <Element className={styles.hidden} id={id}>
      {children}
    </Element>
  )
}
