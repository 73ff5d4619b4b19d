import type { ComponentPropsWithRef, ReactNode } from 'react'

import { classNames } from '../../class-names.ts'
import { Spinner } from '../../spinner/index.ts'
import styles from '../../_button/button.module.css'

export interface PlainButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'size' | 'disabled'> {
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
   * Replaces the icon with a spinner. The button stays focusable; ignore presses in the handler.
   * @default false
   */
  isPending?: boolean
  /**
   * Prevents interaction.
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

/** `Button` on a native `<button>`: needs no library and works in forms without a script. */
export function PlainButton({
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
}: PlainButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={isDisabled}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-pending={isPending || undefined}
      data-full-width={fullWidth || undefined}
      data-square={label !== undefined || undefined}
      aria-busy={isPending || undefined}
      aria-label={label ?? rest['aria-label']}
    >
      {isPending ? <Spinner size={14} /> : icon}
      {label === undefined && <span className={styles.words}>{children}</span>}
      {iconAfter}
    </button>
  )
}
