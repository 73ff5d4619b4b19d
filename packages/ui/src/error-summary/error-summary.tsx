import { useEffect, useRef } from 'react'

import { Callout } from '../callout/index.ts'
import styles from './error-summary.module.css'

export interface ErrorSummaryProps {
  /** Number of errors as a sentence: "Two fields need your attention." */
  title: string
  /** Invalid fields: the id of the input, and the error message. */
  errors: readonly { fieldId: string; message: string }[]
  /** Class name added to the root element. */
  className?: string
}

/** List of the errors of a form, with links to the fields. Takes focus when it appears. */
export function ErrorSummary({ title, errors, className = '' }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  const hasErrors = errors.length > 0

  useEffect(() => {
    if (hasErrors) summary.current?.focus()
  }, [hasErrors])

  if (!hasErrors) return null
  return (
    <div ref={summary} tabIndex={-1} role="alert" className={styles.summary}>
      <Callout tone="negative" title={title} className={className}>
        <ul className={styles.list}>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(fieldId)?.focus()
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </Callout>
    </div>
  )
}
