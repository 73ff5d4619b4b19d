import type { ReactNode } from 'react'

import { Callout } from '../callout/index.ts'
import { classNames } from '../class-names.ts'
import { useFormContext } from './form-context.ts'
import styles from './form.module.css'

export interface FormActionsProps {
  /** `SubmitButton` and other buttons. */
  children: ReactNode
  /**
   * Side of the buttons. `end` inside dialogs, where they stay in view while the fields scroll.
   * @default 'start'
   */
  align?: 'start' | 'end'
  /** What the submission does or waits for, shown above the buttons: the progress of an upload, a bot check. */
  status?: ReactNode
  /** Class name added to the root element. */
  className?: string
}

/** Buttons of a form. If the last submission failed, the reason is shown above them. */
export function FormActions({ children, align = 'start', status, className }: FormActionsProps) {
  const { failure } = useFormContext()
  return (
    <div className={classNames(styles.actions, className)} data-align={align}>
      {failure !== undefined && (
        <Callout tone="negative" announce>
          {failure.text}
          {failure.quote !== undefined && <p lang={failure.quote.lang}>{failure.quote.text}</p>}
        </Callout>
      )}
      {status}
      <div className={styles.buttons}>{children}</div>
    </div>
  )
}
