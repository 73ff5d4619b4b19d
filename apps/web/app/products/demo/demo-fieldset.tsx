import { Disclosure } from '@search-foundation/ui/disclosure'
import type { ReactNode } from 'react'

import styles from './demo-fieldset.module.css'

export interface DemoFieldsetProps {
  legend: string
  /** Fields in a column, or buttons in lines. */
  layout: 'column' | 'line'
  /**
   * Whether the fields are folded in a narrow window, behind a line with the legend.
   * @default false
   */
  folds?: boolean
  /** Id of the text that describes the group. */
  describedBy?: string
  children: ReactNode
}

/** Fields or buttons of a demo that belong together. */
export function DemoFieldset({ legend, layout, folds = false, describedBy, children }: DemoFieldsetProps) {
  return (
    <fieldset
      className={styles.fieldset}
      data-layout={layout}
      aria-label={folds ? legend : undefined}
      aria-describedby={describedBy}
    >
      {folds ? (
        <Disclosure title={legend} folds="narrow" headingElement="legend">
          <div className={styles.folded}>{children}</div>
        </Disclosure>
      ) : (
        <>
          <legend>{legend}</legend>
          {children}
        </>
      )}
    </fieldset>
  )
}
