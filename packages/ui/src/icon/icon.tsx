import type { LucideIcon } from 'lucide-react'

import { classNames } from '../class-names.ts'
import styles from './icon.module.css'

export interface IconProps {
  /** Lucide icon, imported by name from the same module: `<Icon of={CopyIcon} />`. */
  of: LucideIcon
  /**
   * Width and height: 14, 16 or 20 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg'
  /** Accessible name. Without it, the icon is decorative. */
  label?: string
  /** Class name added to the root element. */
  className?: string
}

/** Names of the icons that are mirrored in right-to-left text. */
const alongTheLine = /^Arrow(Left|Right|UpRight)$/

/** Lucide icon in one of three sizes, with strokes that match the text beside it. */
export function Icon({ of: Drawing, size = 'md', label, className }: IconProps) {
  return (
    <Drawing
      className={classNames(styles.icon, className)}
      data-size={size}
      data-along-line={alongTheLine.test(Drawing.displayName ?? '') || undefined}
      strokeWidth={1.75}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
}
