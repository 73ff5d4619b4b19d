import { useCallback, useState, type ComponentPropsWithoutRef } from 'react'

import { classNames } from '../class-names.ts'
import styles from './scroll-area.module.css'

export interface ScrollAreaProps extends ComponentPropsWithoutRef<'div'> {
  /** What is inside, spoken when it takes focus. */
  label: string
  /** Any CSS height; what is longer scrolls. */
  maxHeight?: string | number | undefined
}

/** Scrolls what is too long or too wide. A stop of the Tab key only while there is something to scroll. */
export function ScrollArea({ label, maxHeight, className, style, ...rest }: ScrollAreaProps) {
  const [overflows, setOverflows] = useState(false)

  // Stable, or React would tear the observer down at every render.
  const watch = useCallback((area: HTMLDivElement) => {
    const measure = () =>
      setOverflows(area.scrollHeight > area.clientHeight || area.scrollWidth > area.clientWidth)
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
