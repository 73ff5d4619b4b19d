import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { CircleAlertIcon, Icon } from '../icon/index.ts'
import styles from './field.module.css'

/** Icon and text of an error. */
export function ErrorText({ children }: { children: ReactNode }) {
  return (
    <>
      <Icon of={CircleAlertIcon} size="sm" className={classNames(styles.errorIcon)} />
      <span>{children}</span>
    </>
  )
}
