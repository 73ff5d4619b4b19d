import { classNames } from '../class-names.ts'
import { PointField, type FieldPoint } from './point-field.tsx'
import { useFieldCanvas } from './use-field-canvas.ts'
import styles from './live-point-field.module.css'

export interface LivePointFieldProps {
  /** Points. Pass the same array while nothing changes. A point is identified by its index. */
  points: readonly FieldPoint[]
  /**
   * Position of the query, which lit the points. Null leaves out the query and the lines.
   * @default no query
   */
  query?: { x: number; y: number } | null
  /** Alternative text for the current points. Without it, the picture is decorative. */
  label?: string
  /**
   * Aspect ratio, width to height.
   * @default 16 / 9
   */
  ratio?: number
  /**
   * Radius of a point in CSS px.
   * @default 2
   */
  radius?: number
  /** Class name added to the root element. */
  className?: string
}

const noQuery = null

/**
 * A field that changes while one types, of up to some thousand points. What the server and the first paint show is the
 * SVG of `PointField`; once its script runs, a canvas takes its place and moves from state to state.
 */
export function LivePointField({
  points,
  query = noQuery,
  label,
  ratio = 16 / 9,
  radius = 2,
  className,
}: LivePointFieldProps) {
  const { canvas, isDrawn } = useFieldCanvas({ points, query, radius })
  const width = 640
  return (
    <div
      className={classNames(styles.field, className)}
      style={{ aspectRatio: ratio }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {!isDrawn && (
        <PointField
          className={classNames(styles.first)}
          points={points}
          query={query}
          width={width}
          height={Math.round(width / ratio)}
          radius={radius}
        />
      )}
      <canvas ref={canvas} className={styles.canvas} />
    </div>
  )
}
