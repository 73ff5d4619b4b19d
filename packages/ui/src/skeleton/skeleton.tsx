import { classNames } from '../class-names.ts'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** `text` stands for lines of words, `block` for a picture or chart, `circle` for an avatar. */
  shape?: 'text' | 'block' | 'circle'
  /** Lines of text; the last one is shorter. */
  lines?: number
  /** Any CSS width. */
  width?: string
  /** Any CSS height; text takes the height of its line. */
  height?: string
  /** Joined to the class of the root element. */
  className?: string
}

/** Holds the place of what is loading, at its size. Say "loading" once on the region around it. */
export function Skeleton({ shape = 'text', lines = 1, width, height, className }: SkeletonProps) {
  return (
    <span className={classNames(styles.group, className)} aria-hidden="true" style={{ inlineSize: width }}>
      {Array.from({ length: shape === 'text' ? lines : 1 }, (_, line) => (
        <span key={line} className={styles.line} data-shape={shape}>
          <span className={styles.bar} style={{ blockSize: height }} />
        </span>
      ))}
    </span>
  )
}
