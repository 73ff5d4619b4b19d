import { classNames } from '../class-names.ts'
import { scatter } from './scatter.ts'
import styles from './point-field.module.css'

export interface FieldPoint {
  /** Across, 0–1. */
  x: number
  /** Down, 0–1. */
  y: number
  /** Found by the query: drawn in the accent and joined to it. */
  lit?: boolean
  /** A few words beside a lit point. */
  label?: string
}

export interface PointFieldProps {
  /** The points. Without them `seed`, `count` and `lit` make a field. */
  points?: readonly FieldPoint[]
  /** Same seed, same field. */
  seed?: number
  /** How many points the field has. */
  count?: number
  /** How many of them are lit: those nearest to the query. */
  lit?: number
  /** The point that lit the others; null leaves it and the lines out. */
  query?: { x: number; y: number } | null
  /** Thin lines from the query to the lit points. */
  lines?: boolean
  /** What the picture says. Without it, it is decoration. */
  label?: string
  /** Width and height of the drawing in its own units; it fills the width it is given. */
  width?: number
  /** Height of the drawing in the same units. */
  height?: number
  /** Radius of a point in the same units. */
  radius?: number
  /** Joined to the class of the root element. */
  className?: string
}

/** A field of small points, a few of them lit: the one picture of the house. */
export function PointField({
  points,
  seed = 1,
  count = 60,
  lit = 5,
  query = { x: 0.5, y: 0.5 },
  lines = true,
  label,
  width = 320,
  height = 180,
  radius = 1.6,
  className,
}: PointFieldProps) {
  const drawn: readonly FieldPoint[] =
    points ?? scatter({ seed, count, lit, query: query ?? { x: 0.5, y: 0.5 } })
  const at = ({ x, y }: { x: number; y: number }) => ({ cx: round(x * width), cy: round(y * height) })

  return (
    <svg
      className={classNames(styles.field, className)}
      viewBox={`0 0 ${width} ${height}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {query &&
        lines &&
        drawn.map((point, index) =>
          point.lit ? (
            <line
              key={index}
              className={styles.line}
              x1={round(query.x * width)}
              y1={round(query.y * height)}
              x2={round(point.x * width)}
              y2={round(point.y * height)}
            />
          ) : null,
        )}
      {drawn.map((point, index) => (
        <circle
          key={index}
          className={point.lit ? styles.lit : styles.point}
          {...at(point)}
          r={point.lit ? radius * 1.75 : radius}
        />
      ))}
      {query && <circle className={styles.query} {...at(query)} r={radius * 2.1} />}
      {drawn.map((point, index) =>
        point.lit && point.label ? (
          <text
            key={index}
            className={styles.label}
            x={round(point.x * width) + (point.x > 0.7 ? -8 : 8)}
            y={round(point.y * height) + 3.5}
            textAnchor={point.x > 0.7 ? 'end' : 'start'}
          >
            {point.label}
          </text>
        ) : null,
      )}
    </svg>
  )
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
