import type { ComponentPropsWithRef } from 'react'

import type { Gap } from '../_layout/gap.ts'
import { classNames } from '../class-names.ts'
import layout from '../_layout/layout.module.css'
import styles from './row.module.css'

export interface RowProps extends Omit<ComponentPropsWithRef<'div'>, 'style'> {
  /**
   * HTML element.
   * @default 'div'
   */
  as?: 'div' | 'p' | 'span' | 'ul' | 'li'
  /**
   * Distance between the children: 4, 8, 16, 24 or 48 px.
   * @default 'sm'
   */
  gap?: Gap
  /**
   * Vertical alignment of the children.
   * @default 'center'
   */
  align?: 'start' | 'center' | 'baseline' | 'end'
  /**
   * Horizontal alignment. `between` moves the first and the last child to the edges.
   * @default 'start'
   */
  justify?: 'start' | 'center' | 'between' | 'end'
  /**
   * Lets the children fill their lines on phones, as fields do.
   * @default false
   */
  fillsPhones?: boolean
}

/** Children side by side that wrap where there is no room. */
export function Row({
  as = 'div',
  gap = 'sm',
  align = 'center',
  justify = 'start',
  fillsPhones,
  className,
  ...rest
}: RowProps) {
  // All of these elements take the attributes of a `<div>`.
  const Element = as as 'div'
  return (
    <Element
      {...rest}
      className={classNames(styles.row, layout.gap, className)}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-fills-phones={fillsPhones || undefined}
    />
  )
}
