import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal } from 'react-aria-components'

import { Overlay, type OpenProps } from '../_modal/overlay.tsx'
import { Button } from '../button/index.ts'
import { classNames } from '../class-names.ts'
import { Icon, XIcon } from '../icon/index.ts'
import { useLabels } from '../labels/index.ts'
import { ScrollArea } from '../scroll-area/index.ts'
import modal from '../_modal/modal.module.css'
import styles from './dialog.module.css'

type Content = ReactNode | ((dialog: { close: () => void }) => ReactNode)

export interface DialogProps extends OpenProps {
  /** Heading and accessible name. */
  title: ReactNode
  /** One or two lines below the title. */
  description?: ReactNode
  /**
   * Width: 400, 560 or 800 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg'
  /**
   * Closes by a press outside, by Escape and by a close button. Set it to false when closing would lose something.
   * @default true
   */
  isDismissable?: boolean
  /**
   * Whether Escape closes it.
   * @default isDismissable
   */
  isKeyboardDismissable?: boolean
  /** Buttons at the bottom, or a function that receives `close` and returns them. */
  footer?: Content
  /**
   * `alertdialog` for an interruption that needs an answer.
   * @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog'
  /** Content, or a function that receives `close` and returns it. */
  children?: Content
  /** Class name added to the dialog element. */
  className?: string
}

/** Modal window for a short task. Opens and closes in 300 ms (specification §9). */
export function Dialog({
  title,
  description,
  size = 'md',
  isDismissable = true,
  isKeyboardDismissable,
  footer,
  role = 'dialog',
  children,
  className,
  ...open
}: DialogProps) {
  const labels = useLabels()
  return (
    <Overlay
      isDismissable={isDismissable}
      isKeyboardDismissable={isKeyboardDismissable}
      className={styles.overlay}
      {...open}
    >
      <Modal className={classNames(styles.modal)} data-size={size}>
        <AriaDialog role={role} className={classNames(styles.dialog, className)}>
          {(dialog) => (
            <>
              <header className={styles.header}>
                <div className={styles.titles}>
                  <Heading slot="title" level={2} className={classNames(modal.title)}>
                    {title}
                  </Heading>
                  {description !== undefined && <p className={styles.description}>{description}</p>}
                </div>
                {isDismissable && (
                  <Button
                    variant="quiet"
                    label={labels.close}
                    size="sm"
                    icon={<Icon of={XIcon} />}
                    onClick={dialog.close}
                  />
                )}
              </header>
              {children !== undefined && (
                <ScrollArea className={styles.body} label={labels.dialogContent}>
                  {typeof children === 'function' ? children(dialog) : children}
                </ScrollArea>
              )}
              {footer !== undefined && (
                <footer className={modal.footer}>
                  {typeof footer === 'function' ? footer(dialog) : footer}
                </footer>
              )}
            </>
          )}
        </AriaDialog>
      </Modal>
    </Overlay>
  )
}
