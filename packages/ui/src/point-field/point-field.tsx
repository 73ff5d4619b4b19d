import { classNames } from '../class-names.ts'
import { isLabelLeft } from './is-label-left.ts'
import { scatter } from './scatter.ts'
import styles from './point-field.module.css'

export interface FieldPoint {
  /** Horizontal position, 0–1. */
  x: number
  /** Vertical position from the top, 0–1. */
  y: number
  /**
   * Whether the query found the point. Lit points have the accent color and a line to the query.
   */
  lit?: boolean
  /** Short text beside a lit point. */
  label?: string
}

export interface PointFieldProps {
  /** Points. Without them, a field is made from `seed`, `count` and `lit`. */
  points?: readonly FieldPoint[]
  /**
   * Seed of the pseudo-random field. The same seed makes the same field.
   * @default 1
   */
  seed?: number
  /**
   * Number of points.
   * @default 60
   */
  count?: number
  /**
   * Number of lit points: those nearest to the query.
   * @default 5
   */
  lit?: number
  /**
   * Position of the query, which lit the points. Null leaves out the query and the lines.
   * @default the center
   */
  query?: { x: number; y: number } | null
  /**
   * Draws lines from the query to the lit points.
   * @default true
   */
  lines?: boolean
  /** Alternative text. Without it, the picture is decorative. */
  label?: string
  /**
   * Width of the drawing in its own units. The drawing fills its container.
   * @default 320
   */
  width?: number
  /**
   * Height of the drawing in the same units.
   * @default 180
   */
  height?: number
  /**
   * Radius of a point in the same units.
   * @default 1.6
   */
  radius?: number
  /** Class name added to the root element. */
  className?: string
}

/** Field of small points, some of them lit by a query: the recurring picture of the design system. */
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
  const labeled = drawn
    .filter((point) => point.lit && point.label)
    .map(({ label: text, x, y }) => ({ text, x: round(x * width), y: round(y * height) }))

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
      {labeled.map(({ text, x, y }, index) => {
        const isLeft = isLabelLeft({ x, y }, labeled, width)
        return (
          <text
            key={index}
            className={styles.label}
            x={x + (isLeft ? -8 : 8)}
            y={y + 3.5}
            textAnchor={isLeft ? 'end' : 'start'}
          >
            {text}
          </text>
        )
      })}
    </svg>
  )
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
