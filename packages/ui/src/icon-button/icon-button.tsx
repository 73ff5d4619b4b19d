import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components'

import { classNames } from '../class-names.ts'
import { Spinner } from '../spinner/index.ts'
import { Tooltip } from '../tooltip/index.ts'
import styles from './icon-button.module.css'

export interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  /** Accessible name, also shown as a tooltip. Names what a press does. */
  label: string
  /** Icon of the button. */
  icon: ReactNode
  /**
   * Look. `outline` for a button outside of a group.
   * @default 'quiet'
   */
  variant?: 'quiet' | 'outline'
  /**
   * Width and height: 28, 36 or 44 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg'
  /** Leaves out the tooltip, where a menu or a visible text has the same content. */
  hideTooltip?: boolean
  /** Class name added to the root element. */
  className?: string
  /** Ref to the root element. */
  ref?: Ref<HTMLButtonElement>
}

/** Button that shows an icon only. Its name is in a tooltip. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'md',
  hideTooltip,
  className,
  ...rest
}: IconButtonProps) {
  const button = (
    <AriaButton
      {...rest}
      aria-label={label}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-size={size}
    >
      {rest.isPending ? <Spinner size={14} /> : icon}
    </AriaButton>
  )
  return hideTooltip ? button : <Tooltip content={label}>{button}</Tooltip>
}
