import { useId, type ReactNode } from 'react'

import { classNames } from '../class-names/index.ts'
import look from '../button/button.module.css'
import styles from './plain-drawer.module.css'

export interface PlainDrawerProps {
  /** What opens, spoken on the button. */
  label: string
  /** Stands on the button. */
  icon: ReactNode
  /** What it holds. */
  children: ReactNode
  /** Joined to the class of the root element. */
  className?: string
}

/** Everything below the bar gives way to what a small screen has no room for in the bar. The browser's own popover, without a script. */
export function PlainDrawer({ label, icon, children, className }: PlainDrawerProps) {
  const id = useId()
  return (
    <div className={className}>
      <button
        type="button"
        className={look.button}
        data-variant="quiet"
        data-square
        popoverTarget={id}
        aria-label={label}
      >
        {icon}
      </button>
      <div id={id} popover="auto" className={classNames(styles.drawer)}>
        {children}
      </div>
    </div>
  )
}
