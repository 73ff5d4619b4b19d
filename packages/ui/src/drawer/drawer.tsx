import type { ReactNode } from 'react'
import { Dialog, Heading, Modal } from 'react-aria-components'

import { Overlay, type OpenProps } from '../_modal/overlay.tsx'
import { Button } from '../button/index.ts'
import { classNames } from '../class-names.ts'
import { Icon, XIcon } from '../icon/index.ts'
import { useLabels } from '../labels/index.ts'
import { ScrollArea } from '../scroll-area/index.ts'
import modal from '../_modal/modal.module.css'
import styles from './drawer.module.css'

export interface DrawerProps extends OpenProps {
  /** Heading and accessible name. */
  title: ReactNode
  /**
   * Edge of the screen where the drawer opens.
   * @default 'end'
   */
  side?: 'start' | 'end' | 'bottom'
  /** Buttons that stay visible at the bottom. */
  footer?: ReactNode
  /** Content, or a function that receives `close` and returns it. */
  children: ReactNode | ((drawer: { close: () => void }) => ReactNode)
  /** Class name added to the dialog element. */
  className?: string
}

/**
 * Modal panel at an edge of the screen: the dashboard's navigation on phones, the details of a row. Prerendered pages use NavigationPanel, which needs
 * no script.
 */
export function Drawer({ title, side = 'end', footer, children, className, ...open }: DrawerProps) {
  const labels = useLabels()
  return (
    <Overlay isDismissable {...open}>
      <Modal className={classNames(styles.modal)} data-side={side}>
        <Dialog className={classNames(styles.drawer, className)}>
          {(drawer) => (
            <>
              <header className={styles.header}>
                <Heading slot="title" level={2} className={classNames(styles.title)}>
                  {title}
                </Heading>
                <Button
                  variant="quiet"
                  label={labels.close}
                  icon={<Icon of={XIcon} />}
                  onClick={drawer.close}
                />
              </header>
              <ScrollArea className={styles.body} label={labels.dialogContent}>
                {typeof children === 'function' ? children(drawer) : children}
              </ScrollArea>
              {footer !== undefined && <footer className={modal.footer}>{footer}</footer>}
            </>
          )}
        </Dialog>
      </Modal>
    </Overlay>
  )
}
