import type { ReactElement, ReactNode } from 'react'
import {
  Dialog,
  DialogTrigger,
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components'

import { classNames } from '../class-names.ts'
import floating from '../_floating/floating.module.css'
import styles from './popover.module.css'

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement
  /** What it is about; spoken when it opens. */
  label: string
  /** Where it opens, seen from its trigger; it moves where there is no room. */
  placement?: NonNullable<AriaPopoverProps['placement']>
  /** What it holds, or a function that is given `close`. */
  children: ReactNode | ((popover: { close: () => void }) => ReactNode)
  /** Joined to the class of the root element. */
  className?: string
}

/** A small panel beside the button that opened it. */
export function Popover({ trigger, label, placement = 'bottom', children, className }: PopoverProps) {
  return (
    <DialogTrigger>
      {trigger}
      <AriaPopover className={classNames(floating.panel)} placement={placement} offset={6}>
        <Dialog aria-label={label} className={classNames(styles.content, className)}>
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
