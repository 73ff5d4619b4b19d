import type { ReactNode } from 'react'

import styles from './section.module.css'

/** A section of a page: heading and lead in the narrow column, the exhibit in the wide one, or below with `stacked`. */
export function Section({
  id,
  heading,
  lead,
  stacked = false,
  children,
}: {
  id: string
  heading: string
  lead?: ReactNode
  stacked?: boolean
  children: ReactNode
}) {
  return (
    <section
      className={styles.section}
      id={id}
      aria-labelledby={`${id}-heading`}
      data-stacked={stacked || undefined}
    >
      <div className={styles.intro}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        {lead ? <p>{lead}</p> : null}
      </div>
      <div className={styles.exhibit}>{children}</div>
    </section>
  )
}
