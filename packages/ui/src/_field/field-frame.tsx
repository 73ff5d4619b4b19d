import type { ReactNode } from 'react'

import { FieldHint } from './field-hint.tsx'
import { FieldLabel } from './field-label.tsx'
import type { splitFieldProps } from './field-props.ts'
import styles from './field.module.css'

type FieldFrameProps = ReturnType<typeof splitFieldProps>['frame'] & {
  /** Control of the field. */
  children: ReactNode
  /** Content at the end of the label's line, such as a counter. */
  labelEnd?: ReactNode
  /** Content at the end of the hint's line, such as a counter. */
  hintEnd?: ReactNode
}

/** Label, control and hint of a field. Must be inside a field component of react-aria-components, which links the three. */
export function FieldFrame({
  label,
  hideLabel,
  isRequired,
  labelEnd,
  hintEnd,
  children,
  ...hint
}: FieldFrameProps) {
  const labelElement = label !== undefined && (
    <FieldLabel isHidden={hideLabel} isRequired={isRequired}>
      {label}
    </FieldLabel>
  )
  return (
    <>
      {labelEnd === undefined ? (
        labelElement
      ) : (
        <div className={styles.labelLine}>
          {labelElement}
          <span className={styles.count}>{labelEnd}</span>
        </div>
      )}
      {children}
      {hintEnd === undefined ? (
        <FieldHint {...hint} />
      ) : (
        <div className={styles.hintLine}>
          <FieldHint {...hint} />
          <span className={styles.count}>{hintEnd}</span>
        </div>
      )}
    </>
  )
}
