import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { ChevronDownIcon, Icon } from '../icon/index.ts'
import look from '../_disclosure/disclosure.module.css'
import styles from './disclosure.module.css'

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
  /**
   * Where the content folds. `narrow`: in a window below 56rem only; in a wider one the content is always there without the line, so give it a
   * heading that `@supports selector(::details-content)` shows.
   * @default 'always'
   */
  folds?: 'always' | 'narrow'
  /** Class name added to the root element. */
  className?: string
}

/** Content that a line of text expands, on a native `<details>`: works without a script, and the browser's search finds it. */
export function Disclosure({ title, children, isOpen, folds = 'always', className }: DisclosureProps) {
  return (
    <details open={isOpen} className={classNames(look.item, folds === 'narrow' && styles.narrow, className)}>
      <summary className={look.trigger}>
        {title}
        <Icon of={ChevronDownIcon} className={classNames(look.arrow)} />
      </summary>
      <div className={look.panel}>{children}</div>
    </details>
  )
}
