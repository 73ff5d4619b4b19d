import type { ReactNode } from 'react'

import { useLabels } from '../labels/index.ts'
import styles from './skip-link.module.css'

export interface SkipLinkProps {
  /** The id of the main part, with `#`. */
  href?: `#${string}`
  /** Other words than "Skip to content". */
  children?: ReactNode
}

/** The first stop of the Tab key: past the navigation, straight to the content. */
export function SkipLink({ href = '#main', children }: SkipLinkProps) {
  const labels = useLabels()
  return (
    <a className={styles.link} href={href}>
      {children ?? labels.skipToContent}
    </a>
  )
}
