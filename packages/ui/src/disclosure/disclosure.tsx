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
   * Where the content folds. `narrow`: in a window below 56rem only; in a wider one the content is always there without the line.
   * @default 'always'
   */
  folds?: 'always' | 'narrow'
  /** The element that shows the title before the content where the line does not: with `folds` `narrow`, in a wide window and on paper. */
  headingElement?: 'h2' | 'h3' | 'strong' | 'legend'
  /** Class name added to the root element. */
  className?: string
}

/** Content that a line of text expands, on a native `<details>`: works without a script, and the browser's search finds it. */
export function Disclosure({
  title,
  children,
  isOpen,
  folds = 'always',
  headingElement: Heading,
  className,
}: DisclosureProps) {
  const content = (
    <details open={isOpen} className={classNames(look.item, folds === 'narrow' && styles.narrow, className)}>
      <summary className={look.trigger}>
        {title}
        <Icon of={ChevronDownIcon} className={classNames(look.arrow)} />
      </summary>
      <div className={look.panel}>{children}</div>
    </details>
  )
  if (Heading === undefined) return content
  return (
    <>
      <Heading className={classNames(styles.heading)}>{title}</Heading>
      {content}
    </>
  )
}
