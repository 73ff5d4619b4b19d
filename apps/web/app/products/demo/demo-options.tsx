import type { ReactNode } from 'react'

import styles from './demo-options.module.css'

/** The choices of a demo side by side. */
export function DemoOptions({ children }: { children: ReactNode }) {
  return <div className={styles.options}>{children}</div>
}
