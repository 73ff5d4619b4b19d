import type { ComponentPropsWithRef } from 'react'

import type { Gap } from '../_layout/gap.ts'
import { classNames } from '../class-names.ts'
import layout from '../_layout/layout.module.css'
import styles from './stack.module.css'

export interface StackProps extends Omit<ComponentPropsWithRef<'div'>, 'style'> {
  /**
   * HTML element.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'article' | 'ul' | 'ol' | 'li'
  /**
   * Distance between the children: 4, 8, 16, 24 or 48 px.
   * @default 'md'
   */
  gap?: Gap
}

/** Children below each other. */
export function Stack({ as = 'div', gap = 'md', className, ...rest }: StackProps) {
  // All of these elements take the attributes of a `<div>`.
  const Element = as as 'div'
  return <Element {...rest} className={classNames(styles.stack, layout.gap, className)} data-gap={gap} />
}
