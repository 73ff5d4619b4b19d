import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import styles from './page-header.module.css'

export interface PageHeaderProps {
  /** Title of the page, as `<h1>`. */
  title: ReactNode
  /** Purpose of the page in one or two lines. */
  description?: ReactNode
  /** Buttons at the end of the title's line. */
  actions?: ReactNode
  /** Content above the title that leads back: Breadcrumbs, a link. */
  above?: ReactNode
  /** Class name added to the root element. */
  className?: string
}

/** Title of a page with its description and main actions. */
export function PageHeader({ title, description, actions, above, className }: PageHeaderProps) {
  return (
    <div className={classNames(styles.header, className)}>
      {above !== undefined && <div className={styles.above}>{above}</div>}
      <div className={styles.line}>
        <div className={styles.titles}>
          <h1 className={styles.title}>{title}</h1>
          {description !== undefined && <p className={styles.description}>{description}</p>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  )
}
