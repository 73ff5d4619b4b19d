import { useDeferredValue, type ReactElement, type ReactNode } from 'react'
import { DialogTrigger, ModalOverlay } from 'react-aria-components'

import { TriggerButton } from '../_floating/trigger-button.tsx'
import { classNames } from '../class-names.ts'
import styles from './modal.module.css'

/** How a modal is opened: by its trigger, or by `isOpen`. */
export interface OpenProps {
  /** Button that opens it. Without a trigger, use `isOpen`. */
  trigger?: ReactElement
  /** Whether it is open. Makes it controlled; keep the state with `onOpenChange`. */
  isOpen?: boolean
  /** Called with the new state when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void
}

interface OverlayProps extends OpenProps {
  /** Modal. */
  children: ReactNode
  /** Whether a press outside closes it. */
  isDismissable: boolean
  /**
   * Whether Escape closes it.
   * @default isDismissable
   */
  isKeyboardDismissable?: boolean | undefined
  /** Class name added to the overlay. */
  className?: string | undefined
}

/** Dimmed layer above the page, and the trigger that opens it. */
export function Overlay({
  trigger,
  children,
  isDismissable,
  isKeyboardDismissable = isDismissable,
  className,
  isOpen,
  onOpenChange,
}: OverlayProps) {
  // The button that opens it answers the press first: to draw a dialog takes longer than anything else.
  const isDrawn = useDeferredValue(isOpen ?? false, false)
  const open = {
    ...(isOpen !== undefined && { isOpen: isOpen && isDrawn }),
    ...(onOpenChange && { onOpenChange }),
  }
  const overlay = (
    <ModalOverlay
      className={classNames(styles.overlay, className)}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isKeyboardDismissable}
      {...(trigger ? {} : open)}
    >
      {children}
    </ModalOverlay>
  )
  if (!trigger) return overlay
  return (
    <DialogTrigger {...open}>
      <TriggerButton>{trigger}</TriggerButton>
      {overlay}
    </DialogTrigger>
  )
}
