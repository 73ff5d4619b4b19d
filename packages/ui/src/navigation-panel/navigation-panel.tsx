import { useId, type ReactNode } from 'react'

import { Button } from '../button/index.ts'
import { classNames } from '../class-names.ts'
import styles from './navigation-panel.module.css'

export interface NavigationPanelProps {
  /** Accessible name of the button that opens the drawer. */
  label: string
  /** Icon of the button. */
  icon: ReactNode
  /** Content of the drawer. */
  children: ReactNode
  /** Class name added to the root element. */
  className?: string
}

/**
 * Panel that covers everything below the top bar, on a native popover. For navigation on small screens. It is not Drawer, because that one loads
 * React Aria to keep focus inside, and prerendered pages must work before scripts run.
 */
export function NavigationPanel({ label, icon, children, className }: NavigationPanelProps) {
  const id = useId()
  return (
    <div className={className}>
      <Button variant="quiet" label={label} icon={icon} popoverTarget={id} />
      <div id={id} popover="auto" className={classNames(styles.drawer)}>
        {children}
      </div>
    </div>
  )
}
