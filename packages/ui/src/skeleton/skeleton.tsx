import { classNames } from '../class-names.ts'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  /**
   * `text`: lines of text. `block`: a picture or chart. `circle`: an avatar.
   * @default 'text'
   */
  shape?: 'text' | 'block' | 'circle'
  /**
   * Number of lines of text. The last one is shorter.
   * @default 1
   */
  lines?: number
  /** Width, as CSS length. */
  width?: string
  /** Height, as CSS length. Text has the height of its line. */
  height?: string
  /** Class name added to the root element. */
  className?: string
}

/** Placeholder for content that is loading, with its size. Set `aria-busy` on the region around it. */
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
