import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components'

import { classNames } from '../class-names.ts'
import { Spinner } from '../spinner/index.ts'
import styles from '../_button/button.module.css'

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  /** What happens when it is pressed: "Create key", not "Submit". */
  children: ReactNode
  /** `solid` once per view for the main action; `negative` for what cannot be undone. */
  variant?: 'solid' | 'outline' | 'quiet' | 'negative'
  /** 28, 36 or 44 px high. */
  size?: 'sm' | 'md' | 'lg'
  /** Drawn before the words. */
  icon?: ReactNode
  /** Drawn after the words. */
  iconAfter?: ReactNode
  /** Work is under way: a spinner takes the icon's place and presses do nothing, but focus stays. */
  isPending?: boolean
  /** As wide as its container. */
  fullWidth?: boolean
  /** Joined to the class of the root element. */
  className?: string
  /** The `<button>`. */
  ref?: Ref<HTMLButtonElement>
}

/** Starts an action. */
export function Button({
  children,
  variant = 'outline',
  size = 'md',
  icon,
  iconAfter,
  fullWidth,
  className,
  ...rest
}: ButtonProps) {
  return (
    <AriaButton
      {...rest}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-full-width={fullWidth || undefined}
    >
      {rest.isPending ? <Spinner size={14} /> : icon}
      <span className={styles.words}>{children}</span>
      {iconAfter}
    </AriaButton>
  )
}
