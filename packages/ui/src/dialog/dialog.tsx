import type { ReactElement, ReactNode } from 'react'
import { Dialog as AriaDialog, DialogTrigger, Heading, Modal, ModalOverlay } from 'react-aria-components'

import { classNames } from '../class-names/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Icon, XIcon } from '../icon/index.ts'
import { useLabels } from '../labels/index.ts'
import { ScrollArea } from '../scroll-area/index.ts'
import styles from './dialog.module.css'

type Content = ReactNode | ((dialog: { close: () => void }) => ReactNode)

export interface DialogProps {
  /** Its heading and spoken name. */
  title: ReactNode
  /** One or two lines below the title. */
  description?: ReactNode
  /** The button that opens it. Without it, use `isOpen`. */
  trigger?: ReactElement
  /** Whether it is open. With it, keep the state yourself by `onOpenChange`. */
  isOpen?: boolean
  /** Called when it wants to open or close. */
  onOpenChange?: (isOpen: boolean) => void
  /** 400, 560 or 800 px. */
  size?: 'sm' | 'md' | 'lg'
  /** A press outside, Escape and the cross close it. False where closing would lose something. */
  isDismissable?: boolean
  /** Buttons at the bottom; a function gets `close`. */
  footer?: Content
  /** Alert dialogs are read out whole when they open. */
  role?: 'dialog' | 'alertdialog'
  /** What it holds, or a function that is given `close`. */
  children?: Content
  /** Joined to the class of the root element. */
  className?: string
}

/** Asks for something before the page goes on. Opens and closes in 300 ms (specification §9). */
export function Dialog({
  title,
  description,
  trigger,
  size = 'md',
  isDismissable = true,
  footer,
  role = 'dialog',
  children,
  className,
  ...open
}: DialogProps) {
  const labels = useLabels()
  const modal = (
    <ModalOverlay
      className={classNames(styles.overlay)}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      {...(trigger ? {} : open)}
    >
      <Modal className={classNames(styles.modal)} data-size={size}>
        <AriaDialog role={role} className={classNames(styles.dialog, className)}>
          {(dialog) => (
            <>
              <header className={styles.header}>
                <div className={styles.titles}>
                  <Heading slot="title" level={2} className={classNames(styles.title)}>
                    {title}
                  </Heading>
                  {description !== undefined && <p className={styles.description}>{description}</p>}
                </div>
                {isDismissable && (
                  <IconButton
                    label={labels.close}
                    hideTooltip
                    size="sm"
                    icon={<Icon of={XIcon} />}
                    onPress={dialog.close}
                  />
                )}
              </header>
              {children !== undefined && (
                <ScrollArea className={styles.body} label={labels.dialogContent}>
                  {typeof children === 'function' ? children(dialog) : children}
                </ScrollArea>
              )}
              {footer !== undefined && (
                <footer className={styles.footer}>
                  {typeof footer === 'function' ? footer(dialog) : footer}
                </footer>
              )}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
  if (!trigger) return modal
  return (
    <DialogTrigger {...open}>
      {trigger}
      {modal}
    </DialogTrigger>
  )
}
