import type { ReactElement, ReactNode } from 'react'
import {
  Dialog,
  DialogTrigger,
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components'

import { TriggerButton } from '../_floating/trigger-button.tsx'
import { classNames } from '../class-names.ts'
import floating from '../_floating/floating.module.css'
import styles from './popover.module.css'

export interface PopoverProps {
  /** Button that opens it. */
  trigger: ReactElement
  /** Accessible name. */
  label: string
  /**
   * Preferred position relative to the trigger. Moves where there is no room.
   * @default 'bottom'
   */
  placement?: NonNullable<AriaPopoverProps['placement']>
  /** Content, or a function that receives `close` and returns it. */
  children: ReactNode | ((popover: { close: () => void }) => ReactNode)
  /** Class name added to the root element. */
  className?: string
}

/** Small panel beside the button that opens it. */
export function Popover({ trigger, label, placement = 'bottom', children, className }: PopoverProps) {
  return (
    <DialogTrigger>
      <TriggerButton>{trigger}</TriggerButton>
      <AriaPopover className={classNames(floating.panel)} placement={placement} offset={6}>
        <Dialog aria-label={label} className={classNames(styles.content, className)}>
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
