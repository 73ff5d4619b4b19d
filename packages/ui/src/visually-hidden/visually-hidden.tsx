import type { ReactNode } from 'react'

import styles from './visually-hidden.module.css'

export interface VisuallyHiddenProps {
  /**
   * HTML element.
   * @default 'span'
   */
  as?: 'span' | 'div' | 'p' | 'h2' | 'h3' | 'legend' | 'caption'
  /** Id, for `aria-labelledby` and `aria-describedby`. */
  id?: string
  /** `status` announces changes of the text. */
  role?: 'status'
  /** Text for screen readers. */
  children: ReactNode
}

/** Text that only screen readers announce. */
export function VisuallyHidden({ as: Element = 'span', id, role, children }: VisuallyHiddenProps) {
  return (
    <Element className={styles.hidden} id={id} role={role}>
      {children}
    </Element>
  )
}
