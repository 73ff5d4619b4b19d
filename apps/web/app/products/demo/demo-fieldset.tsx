import type { ReactNode } from 'react'

import styles from './demo-fieldset.module.css'

export interface DemoFieldsetProps {
  legend: string
  /** Fields in a column, or buttons in lines. */
  layout: 'column' | 'line'
  /** Id of the text that describes the group. */
  describedBy?: string
  children: ReactNode
}

/** Fields or buttons of a demo that belong together. */
export function DemoFieldset({ legend, layout, describedBy, children }: DemoFieldsetProps) {
  return (
    <fieldset className={styles.fieldset} data-layout={layout} aria-describedby={describedBy}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  )
}
