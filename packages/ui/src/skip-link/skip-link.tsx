import type { ReactNode } from 'react'

import { useLabels } from '../labels/index.ts'
import styles from './skip-link.module.css'

export interface SkipLinkProps {
  /**
   * Id of the main content, with `#`.
   * @default '#main'
   */
  href?: `#${string}`
  /** Text of the link. */
  children?: ReactNode
}

/** Link that skips the navigation. It appears when it is the first to get focus. */
export function SkipLink({ href = '#main', children }: SkipLinkProps) {
  const labels = useLabels()
  return (
    <a className={styles.link} href={href}>
      {children ?? labels.skipToContent}
    </a>
  )
}
