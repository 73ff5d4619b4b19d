import type { ComponentPropsWithRef, ReactNode } from 'react'

import { classNames } from '../class-names/index.ts'
import { Spinner } from '../spinner/index.ts'
import look from '../button/button.module.css'

export interface PlainButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'size'> {
  /** `solid` once per view for the main action; `negative` for what cannot be undone. */
  variant?: 'solid' | 'outline' | 'quiet' | 'negative'
  /** 28, 36 or 44 px high. */
  size?: 'sm' | 'md' | 'lg'
  /** Drawn before the words. */
  icon?: ReactNode
  /** Drawn after the words. */
  iconAfter?: ReactNode
  /** Work is under way: a spinner takes the icon's place. Ignore presses meanwhile in the handler. */
  pending?: boolean
  /** Spoken in place of words: a square with its `icon` only. */
  label?: string
  /** As wide as its container. */
  fullWidth?: boolean
  /** For a button that stays down: whether it is. The words stay the same. */
  'aria-pressed'?: boolean
}

/** The look of `Button` on a native `<button>`: no library, works in forms without a script. */
export function PlainButton({
  children,
  variant = 'outline',
  size = 'md',
  icon,
  iconAfter,
  pending,
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
      className={classNames(look.button, className)}
      data-variant={variant}
      data-size={size}
      data-pending={pending || undefined}
      data-full-width={fullWidth || undefined}
      data-square={label !== undefined || undefined}
      aria-busy={pending || undefined}
      aria-label={label}
    >
      {pending ? <Spinner size={14} /> : icon}
      {label === undefined && <span className={look.words}>{children}</span>}
      {iconAfter}
    </button>
  )
}
