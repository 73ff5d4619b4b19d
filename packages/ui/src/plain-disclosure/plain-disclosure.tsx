import type { ReactNode } from 'react'

import { classNames } from '../class-names/index.ts'
import { ChevronDownIcon, Icon } from '../icon/index.ts'
import look from '../accordion/accordion.module.css'

export interface PlainDisclosureProps {
  /** What opens. */
  label: string
  /** What is shown when it is open. */
  children: ReactNode
  /** Joined to the class of the root element. */
  className?: string
}

/** More of the same, or settings few people need, behind one line. Opens without a script; the browser's own search looks inside. */
export function PlainDisclosure({ label, children, className }: PlainDisclosureProps) {
  return (
    <details className={classNames(look.item, className)}>
      <summary className={look.trigger}>
        {label}
        <Icon of={ChevronDownIcon} className={classNames(look.arrow)} />
      </summary>
      <div className={look.panel}>{children}</div>
    </details>
  )
}
