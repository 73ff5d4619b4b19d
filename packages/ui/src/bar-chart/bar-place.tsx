import { memo } from 'react'

import { Link } from '../link/index.ts'
import styles from './bar-chart.module.css'

export interface BarPlaceProps {
  /** Accessible name: the label of the bar and its values. */
  name: string
  /** Address of what is behind the bar. */
  href: string | undefined
  /** Start of the place, in per cent of the plot. */
  start: number
  /** Width of the place, in per cent of the plot. */
  width: number
  /** Whether Tab reaches it. */
  isStop: boolean
  /** Whether it is hovered or focused. */
  isActive: boolean
}

/** What a pointer and a keyboard reach of a bar, over the whole height of the plot. Only the two that change are drawn again when another one is active. */
export const BarPlace = memo(function BarPlace({
  name,
  href,
  start,
  width,
  isStop,
  isActive,
}: BarPlaceProps) {
  const reached = {
    tabIndex: isStop ? 0 : -1,
    'data-active': isActive ? '' : undefined,
    'aria-label': name,
  }
  return (
    <div
      role="listitem"
      className={styles.place}
      style={{ insetInlineStart: `${start}%`, inlineSize: `${width}%` }}
      {...(href === undefined && reached)}
    >
      {href !== undefined && <Link href={href} className={styles.link ?? ''} {...reached} />}
    </div>
  )
})
