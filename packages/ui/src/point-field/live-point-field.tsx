import { classNames } from '../class-names.ts'
import { PointField, type FieldPoint } from './point-field.tsx'
import { useFieldCanvas } from './use-field-canvas.ts'
import styles from './live-point-field.module.css'

export interface LivePointFieldProps {
  /** The points. Keep the array while nothing changes; the same place in it is the same point. */
  points: readonly FieldPoint[]
  /** The point that lit the others; null leaves it and the lines out. */
  query?: { x: number; y: number } | null
  /** What the picture says now. Without it, it is decoration. */
  label?: string
  /** Width to height. */
  ratio?: number
  /** Radius of a point in CSS px. */
  radius?: number
  /** Joined to the class of the root element. */
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
