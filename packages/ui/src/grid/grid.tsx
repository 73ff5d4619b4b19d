import type { CSSProperties, ReactNode } from 'react'

import type { Gap } from '../_layout/gap.ts'
import { classNames } from '../class-names.ts'
import layout from '../_layout/layout.module.css'
import styles from './grid.module.css'

export interface GridProps {
  /**
   * HTML element around the children.
   * @default 'div'
   */
  as?: 'div' | 'ul'
  /**
   * Number of columns in a wide container; a narrow one has half of them, or one. `auto` fits as many as `minItemWidth` allows.
   * @default 'auto'
   */
  columns?: 'auto' | 2 | 3 | 4
  /**
   * Smallest width of a column with `columns="auto"`, as CSS length.
   * @default '15rem'
   */
  minItemWidth?: string
  /**
   * Distance between the children: 4, 8, 16, 24 or 48 px.
   * @default 'md'
   */
  gap?: Gap
  /** Children, usually cards. */
  children: ReactNode
  /** Class name added to the root element. */
  className?: string
}

/** Children in columns that adapt to the width of the container. */
export function Grid({
  as: Element = 'div',
  columns = 'auto',
  minItemWidth = '15rem',
  gap = 'md',
  children,
  className,
}: GridProps) {
  return (
    <div className={classNames(styles.container, className)}>
      <Element
        className={classNames(styles.grid, layout.gap)}
        data-columns={columns}
        data-gap={gap}
        style={{ '--min-item-width': minItemWidth } as CSSProperties}
      >
        {children}
      </Element>
    </div>
  )
}
