import type { LucideIcon } from 'lucide-react'

import { classNames } from '../class-names.ts'
import styles from './icon.module.css'

export interface IconProps {
  /** A lucide icon, imported by name from this same folder: `<Icon of={CopyIcon} />`. */
  of: LucideIcon
  /** 14, 16 or 20 px. */
  size?: 'sm' | 'md' | 'lg'
  /** What the icon says to those who do not see it. Without it the icon is decoration. */
  label?: string
  /** Joined to the class of the root element. */
  className?: string
}

/** Arrows that point along the line of reading, so that they turn round from right to left. */
const alongTheLine = /^Arrow(Left|Right|UpRight)$/

/** A lucide icon at one of three sizes, with strokes that match the text beside it. */
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
