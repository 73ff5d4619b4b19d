import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { ChevronDownIcon, Icon } from '../icon/index.ts'
import styles from '../_disclosure/disclosure.module.css'

export interface DisclosureProps {
  /** Text of the line that opens and closes the content. */
  title: string
  /** Content shown while open. */
  children: ReactNode
  /**
   * Whether the content is expanded. The visitor can still change it.
   * @default false
   */
  isOpen?: boolean
  /** Class name added to the root element. */
  className?: string
}

/** Content that a line of text expands, on a native `<details>`: works without a script, and the browser's search finds it. */
export function Disclosure({ title, children, isOpen, className }: DisclosureProps) {
  return (
    <details open={isOpen} className={classNames(styles.item, className)}>
      <summary className={styles.trigger}>
        {title}
        <Icon of={ChevronDownIcon} className={classNames(styles.arrow)} />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  )
}
