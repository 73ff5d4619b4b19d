import { useId, type CSSProperties, type MouseEvent, type ReactNode, type ToggleEvent } from 'react'

import { classNames } from '../class-names.ts'
import floating from './floating.module.css'
import styles from './native-popover.module.css'

interface NativePopoverProps {
  /** Returns the button that opens the panel, with the given attributes. */
  trigger: (attributes: { popoverTarget: string; style: CSSProperties }) => ReactNode
  /** Content of the panel. */
  children: ReactNode
  /**
   * Edge of the button that the panel is aligned with.
   * @default 'start'
   */
  align?: 'start' | 'end'
  /** Attributes of the panel. */
  panel?: {
    role?: 'dialog'
    'aria-label'?: string
    className?: string | undefined
    'data-columns'?: number
    onToggle?: (event: ToggleEvent) => void
    onClick?: (event: MouseEvent<HTMLElement>) => void
  }
  /** Class name added to the root element. */
  className?: string | undefined
}

/** Panel beside its button, on a native popover: opens, closes by Escape and by a press outside, without a script. */
export function NativePopover({ trigger, children, align = 'start', panel, className }: NativePopoverProps) {
  const id = useId()
  const anchor = `--popover-${id.replaceAll(/[^a-zA-Z0-9]/g, '')}`
  return (
    <div className={classNames(styles.root, className)}>
      {trigger({ popoverTarget: id, style: { anchorName: anchor } as CSSProperties })}
      <div
        {...panel}
        id={id}
        popover="auto"
        className={classNames(floating.panel, styles.panel, panel?.className)}
        data-align={align}
        style={{ positionAnchor: anchor } as CSSProperties}
      >
        {children}
      </div>
    </div>
  )
}
