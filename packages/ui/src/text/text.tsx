import type { ComponentPropsWithRef } from 'react'

import { classNames } from '../class-names.ts'
import styles from './text.module.css'

export interface TextProps extends Omit<ComponentPropsWithRef<'p'>, 'style'> {
  /**
   * HTML element.
   * @default 'p'
   */
  as?: 'p' | 'span' | 'div' | 'strong'
  /**
   * Color. `muted` for what matters less, the others for good and bad news.
   * @default 'default'
   */
  tone?: 'default' | 'muted' | 'positive' | 'negative' | 'warning'
  /**
   * Font size: 12, 14, 16, 18, or 28 px for a key figure.
   * @default 'md'
   */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'figure'
}

/** Text with one of the sizes and colors of the design system. */
export function Text({ as = 'p', tone = 'default', size = 'md', className, ...rest }: TextProps) {
  // All of these elements take the attributes of a `<p>`.
  const Element = as as 'p'
  return (
    <Element
      {...rest}
      className={classNames(styles.text, className)}
      data-tone={tone === 'default' ? undefined : tone}
      data-size={size === 'md' ? undefined : size}
    />
  )
}
