import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components'

import { classNames } from '../class-names.ts'
import { Spinner } from '../spinner/index.ts'
import { Tooltip } from '../tooltip/index.ts'
import styles from './icon-button.module.css'

export interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  /** What happens when it is pressed: spoken, and shown as a tooltip. */
  label: string
  /** The picture; its words are `label`. */
  icon: ReactNode
  /** `outline` where it stands alone. */
  variant?: 'quiet' | 'outline'
  /** 28, 36 or 44 px square. */
  size?: 'sm' | 'md' | 'lg'
  /** Leave the tooltip out where a menu or a visible word says the same. */
  hideTooltip?: boolean
  /** Joined to the class of the root element. */
  className?: string
  /** The element itself. */
  ref?: Ref<HTMLButtonElement>
}

/** An action small enough to be an icon; its name is in a tooltip. */
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
