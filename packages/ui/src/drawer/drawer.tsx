import type { ReactElement, ReactNode } from 'react'
import { Dialog as AriaDialog, DialogTrigger, Heading, Modal, ModalOverlay } from 'react-aria-components'

import { classNames } from '../class-names/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Icon, XIcon } from '../icon/index.ts'
import { useLabels } from '../labels/index.ts'
import { ScrollArea } from '../scroll-area/index.ts'
import styles from './drawer.module.css'

export interface DrawerProps {
  /** Its heading and spoken name. */
  title: ReactNode
  /** The edge it comes from. */
  side?: 'start' | 'end' | 'bottom'
  /** The button that opens it. Without it, use `isOpen`. */
  trigger?: ReactElement
  /** Whether it is open. With it, keep the state yourself by `onOpenChange`. */
  isOpen?: boolean
  /** Called when it wants to open or close. */
  onOpenChange?: (isOpen: boolean) => void
  /** Stays in view at the end: buttons. */
  footer?: ReactNode
  /** What it holds, or a function that is given `close`. */
  children: ReactNode | ((drawer: { close: () => void }) => ReactNode)
  /** Joined to the class of the root element. */
  className?: string
}

/** A panel from the edge: navigation on phones, the details of a row. */
export function Drawer({ title, side = 'end', trigger, footer, children, className, ...open }: DrawerProps) {
  const labels = useLabels()
  const modal = (
    <ModalOverlay className={classNames(styles.overlay)} isDismissable {...(trigger ? {} : open)}>
      <Modal className={classNames(styles.modal)} data-side={side}>
        <AriaDialog className={classNames(styles.drawer, className)}>
          {(drawer) => (
            <>
              <header className={styles.header}>
                <Heading slot="title" level={2} className={classNames(styles.title)}>
                  {title}
                </Heading>
                <IconButton
                  label={labels.close}
                  hideTooltip
                  icon={<Icon of={XIcon} />}
                  onPress={drawer.close}
                />
              </header>
              <ScrollArea className={styles.body} label={labels.dialogContent}>
                {typeof children === 'function' ? children(drawer) : children}
              </ScrollArea>
              {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
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
