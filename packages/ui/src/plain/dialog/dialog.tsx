import { useId, type ReactNode } from 'react'

import { Button } from '../../button/index.ts'
import { classNames } from '../../class-names.ts'
import { useLabels } from '../../labels/index.ts'
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
      <Button {...{ command: 'show-modal', commandfor: id }}>{label}</Button>
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
          <Button type="submit">{labels.close}</Button>
        </form>
      </dialog>
    </>
  )
}
