import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components'

import { classNames } from '../class-names.ts'
import { Spinner } from '../spinner/index.ts'
import styles from '../_button/button.module.css'

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  /** Text of the button. Names what a press does: "Create key", not "Submit". */
  children: ReactNode
  /**
   * Look. `solid` for the main action, once per view; `negative` for actions that can't be undone.
   * @default 'outline'
   */
  variant?: 'solid' | 'outline' | 'quiet' | 'negative'
  /**
   * Height: 28, 36 or 44 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg'
  /** Icon before the text. */
  icon?: ReactNode
  /** Icon after the text. */
  iconAfter?: ReactNode
  /** Whether work is in progress. Shows a spinner in place of the icon; presses have no effect, but the button can be focused. */
  isPending?: boolean
  /** Makes the button as wide as its container. */
  fullWidth?: boolean
  /** Class name added to the root element. */
  className?: string
  /** Ref to the `<button>`. */
  ref?: Ref<HTMLButtonElement>
}

/** Button that starts an action. */
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
