import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'

import { useFollow } from '../_navigation/use-follow.ts'
import { classNames } from '../class-names.ts'
import { ArrowUpRightIcon, Icon } from '../icon/index.ts'
import { useLabels } from '../labels/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import look from '../_button/button.module.css'
import styles from './link.module.css'

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** Address of the link. */
  href: string
  /**
   * Look. `text` for links in sentences, `quiet` for lists and bars, `button-*` for the look of a button.
   * @default 'text'
   */
  variant?: 'text' | 'quiet' | 'button-solid' | 'button-outline' | 'button-quiet'
  /**
   * Height of the `button-*` variants.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg'
  /** Icon before the text. */
  icon?: ReactNode
  /** Icon after the text. */
  iconAfter?: ReactNode
  /** Whether the address is on another site. Such a link has an arrow and opens in a new tab. */
  external?: boolean
}

/** Link: a plain `<a>`. Inside a `NavigationProvider`, the app's router handles it. */
export function Link({
  variant = 'text',
  size = 'md',
  icon,
  iconAfter,
  external,
  className,
  children,
  onClick,
  ...rest
}: LinkProps) {
  const follow = useFollow()
  const labels = useLabels()
  const isButton = variant.startsWith('button')

  function press(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!external) follow?.(event)
  }

  return (
    <a
      {...rest}
      {...(external ? { target: '_blank', rel: 'noopener' } : {})}
      {...(onClick || follow ? { onClick: press } : {})}
      className={classNames(isButton ? look.button : styles.link, className)}
      data-variant={variant}
      data-size={size}
    >
      {icon}
      {isButton || icon || iconAfter ? <span>{children}</span> : children}
      {iconAfter}
      {external && (
        <>
          <Icon of={ArrowUpRightIcon} size="sm" className={classNames(styles.external)} />
          <VisuallyHidden> ({labels.externalLink})</VisuallyHidden>
        </>
      )}
    </a>
  )
}
