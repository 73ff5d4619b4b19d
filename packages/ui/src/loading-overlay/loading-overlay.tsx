import { useEffect, useState } from 'react'

import { classNames } from '../class-names.ts'
import { useLabels } from '../labels/index.ts'
import { Spinner } from '../spinner/index.ts'
import styles from './loading-overlay.module.css'

export interface LoadingOverlayProps {
  /** Whether work is under way. */
  isVisible: boolean
  /** Accessible name: what is loading. */
  label?: string
  /**
   * Spinner size in px. Specification §9: 80.
   * @default 80
   */
  size?: number
  /**
   * Delay before it appears, in milliseconds (specification §9: 0).
   * @default 0
   */
  delay?: number
  /** Covers the whole window. Without it, covers the nearest positioned ancestor. */
  fullScreen?: boolean
  /** Class name added to the root element. */
  className?: string
}

/** Covers a part of the page while it is loading. Set `inert` on the covered part meanwhile. */
export function LoadingOverlay({
  isVisible,
  label,
  size = 80,
  delay = 0,
  fullScreen,
  className,
}: LoadingOverlayProps) {
  const labels = useLabels()
  const [isDue, setDue] = useState(delay === 0)

  useEffect(() => {
    if (!isVisible || delay === 0) return
    const timer = setTimeout(() => setDue(true), delay)
    return () => {
      clearTimeout(timer)
      setDue(false)
    }
  }, [isVisible, delay])

  if (!isVisible || !isDue) return null
  return (
    <div
      role="status"
      className={classNames(styles.overlay, className)}
      data-full-screen={fullScreen || undefined}
    >
      <Spinner size={size} label={label ?? labels.loading} />
      {label && <p aria-hidden="true">{label}</p>}
    </div>
  )
}
