import type { ReactNode } from 'react'

import { Button, type ButtonProps } from '../button/index.ts'
import { Tooltip } from '../tooltip/index.ts'

export interface IconButtonProps extends Omit<
  ButtonProps,
  'children' | 'iconAfter' | 'fullWidth' | 'variant'
> {
  /** Accessible name, also shown as a tooltip. Names what a press does. */
  label: string
  /** Icon of the button. */
  icon: ReactNode
  /**
   * Look. `outline` for a button outside of a group.
   * @default 'quiet'
   */
  variant?: 'quiet' | 'outline'
}

/** Button that shows an icon only. Its name is in a tooltip; where a visible text or a menu says the same, use Button with `label`. */
export function IconButton({ variant = 'quiet', ...rest }: IconButtonProps) {
  return (
    <Tooltip content={rest.label}>
      <Button {...rest} variant={variant} />
    </Tooltip>
  )
}
