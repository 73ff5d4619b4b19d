import { useCallback, useState, type ComponentPropsWithoutRef } from 'react'

import { classNames } from '../class-names.ts'
import styles from './scroll-area.module.css'

export interface ScrollAreaProps extends ComponentPropsWithoutRef<'div'> {
  /** Accessible name of the region. */
  label: string
  /** Largest height, as CSS length. Longer content scrolls. */
  maxHeight?: string | number | undefined
}

/** Region that scrolls content that is too long or too wide. Tab reaches it only while it can scroll. */
export function ScrollArea({ label, maxHeight, className, style, ...rest }: ScrollAreaProps) {
  const [overflows, setOverflows] = useState(false)

  // Memoized, because React would recreate the observer at every render otherwise.
  const watch = useCallback((area: HTMLDivElement) => {
    const measure = () =>
      setOverflows(area.scrollHeight > area.clientHeight || area.scrollWidth > area.clientWidth)
    // At once, so that a keyboard reaches it from the first paint on. The observer would measure a frame later.
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(area)
    for (const child of area.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])

  return (
    <div
      {...rest}
      ref={watch}
      className={classNames(styles.area, className)}
      style={{ maxBlockSize: maxHeight, ...style }}
      {...(overflows ? { tabIndex: 0, role: 'region', 'aria-label': label } : {})}
    />
  )
}
