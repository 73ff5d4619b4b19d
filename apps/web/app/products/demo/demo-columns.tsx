import { VisuallyHidden } from '@search-foundation/ui/visually-hidden'
import { useId, type FormEvent, type ReactNode } from 'react'

import styles from './demo-columns.module.css'

export interface DemoColumnsProps {
  /** Name of the demo. */
  heading: string
  /**
   * Whether the heading is visible. Assistive technology always has it.
   * @default false
   */
  isHeadingVisible?: boolean
  /** Landmark of the form. */
  role?: 'search'
  /** What the form contains. */
  form: ReactNode
  onSubmit: () => void
  /** The panel with the result. */
  children: ReactNode
}

/** The frame of a demo: its form, and beside it the panel with the result. */
export function DemoColumns({
  heading,
  isHeadingVisible = false,
  role,
  form,
  onSubmit,
  children,
}: DemoColumnsProps) {
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <section className={styles.demo} aria-labelledby={id}>
      {isHeadingVisible ? null : (
        <VisuallyHidden as="h2" id={id}>
          {heading}
        </VisuallyHidden>
      )}
      <form className={styles.form} role={role} onSubmit={submit} noValidate>
        {isHeadingVisible ? <h2 id={id}>{heading}</h2> : null}
        {form}
      </form>
      {children}
    </section>
  )
}
