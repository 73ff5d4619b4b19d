import type { ReactElement, ReactNode } from 'react'
import { Dialog as AriaDialog, DialogTrigger, Heading, Modal, ModalOverlay } from 'react-aria-components'

import { classNames } from '../class-names/index.ts'
import { Icon, XIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { useLabels } from '../labels/index.ts'
import { ScrollArea } from '../scroll-area/index.ts'
import styles from './drawer.module.css'

export interface DrawerProps {
  title: ReactNode
  /** The edge it comes from. */
  side?: 'start' | 'end' | 'bottom'
  /** The button that opens it. Without it, use `isOpen`. */
  trigger?: ReactElement
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  footer?: ReactNode
  children: ReactNode | ((drawer: { close: () => void }) => ReactNode)
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
