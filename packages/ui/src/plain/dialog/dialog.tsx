import { useId, type ReactNode } from 'react'

import { classNames } from '../../class-names.ts'
import { useLabels } from '../../labels/index.ts'
import { PlainButton } from '../button/index.ts'
import modal from '../../_modal/modal.module.css'
import styles from './dialog.module.css'

export interface PlainDialogProps {
  /** Text of the button that opens the dialog. */
  label: ReactNode
  /** Heading and accessible name of the dialog. */
  title: string
  /** Content of the dialog. */
  children: ReactNode
  /** Class name added to the `<dialog>`. */
  className?: string
}

/** `Dialog` on a native modal `<dialog>`, opened and closed by button commands: works without a script. */
export function PlainDialog({ label, title, children, className }: PlainDialogProps) {
  const id = useId()
  const labels = useLabels()
  return (
    <>
      <PlainButton {...{ command: 'show-modal', commandfor: id }}>{label}</PlainButton>
      <dialog
        id={id}
        aria-labelledby={`${id}-title`}
        className={classNames(styles.dialog, className)}
        {...{ closedby: 'any' }}
      >
        <h2 id={`${id}-title`} className={modal.title}>
          {title}
        </h2>
        <div className={styles.body}>{children}</div>
        <form method="dialog" className={styles.footer}>
          <PlainButton type="submit">{labels.close}</PlainButton>
        </form>
      </dialog>
    </>
  )
}
