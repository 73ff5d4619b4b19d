import type { ComponentPropsWithRef, ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { Spinner } from '../spinner/index.ts'
import styles from '../_button/button.module.css'

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'size' | 'disabled'> {
  /**
   * Visual weight. `solid` for the one main action of a view, `negative` for an action that can't be undone.
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
  /**
   * Whether work is in progress. Shows a spinner in place of the icon; presses have no effect, but the button can be focused.
   * @default false
   */
  isPending?: boolean
  /**
   * Prevents interaction. Explain the reason nearby.
   * @default false
   */
  isDisabled?: boolean
  /** Accessible name of a square button that shows only its `icon`. */
  label?: string
  /**
   * Fills the width of the container.
   * @default false
   */
  fullWidth?: boolean
  /** State of a toggle button. Its text stays the same in both states. */
  'aria-pressed'?: boolean
}

/** Button that starts an action. Native, so a server-rendered one submits its form or opens its popover without a script. */
export function Button({
  children,
  variant = 'outline',
  size = 'md',
  icon,
  iconAfter,
  isPending,
  isDisabled,
  label,
  fullWidth,
  className,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      {...(isPending && {
        onClick: (event) => event.preventDefault(),
        'aria-disabled': true,
        'aria-busy': true,
      })}
      type={type}
      disabled={isDisabled}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-pending={isPending || undefined}
      data-full-width={fullWidth || undefined}
      data-square={label !== undefined || undefined}
      aria-label={label ?? rest['aria-label']}
    >
      {isPending ? <Spinner size={14} /> : icon}
      {label === undefined && <span className={styles.words}>{children}</span>}
      {iconAfter}
    </button>
  )
}
