import { useId, type ReactNode } from 'react'

import { classNames } from '../class-names/index.ts'
import { useLabels } from '../labels/index.ts'
import look from '../button/button.module.css'
import dialog from '../dialog/dialog.module.css'
import styles from './plain-dialog.module.css'

export interface PlainDialogProps {
  /** Words on the button that opens it. */
  trigger: ReactNode
  /** Its heading and spoken name. */
  title: string
  /** What it holds. */
  children: ReactNode
  /** Joined to the class of the root element. */
  className?: string
}

/** The browser's own modal dialog, opened and closed by its own button commands, without a script. */
export function PlainDialog({ trigger, title, children, className }: PlainDialogProps) {
  const id = useId()
  const labels = useLabels()
  return (
    <>
      <button
        type="button"
        className={look.button}
        data-variant="outline"
        {...{ command: 'show-modal', commandfor: id }}
      >
        {trigger}
      </button>
      <dialog
        id={id}
        aria-labelledby={`${id}-title`}
        className={classNames(styles.dialog, className)}
        {...{ closedby: 'any' }}
      >
        <h2 id={`${id}-title`} className={dialog.title}>
          {title}
        </h2>
        <div className={styles.body}>{children}</div>
        <form method="dialog" className={styles.footer}>
          <button type="submit" className={look.button} data-variant="outline">
            {labels.close}
          </button>
        </form>
      </dialog>
    </>
  )
}
