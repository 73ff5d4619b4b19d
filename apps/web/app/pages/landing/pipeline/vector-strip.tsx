import styles from './vector-strip.module.css'

const cell = 12
const stripHeight = 20

/** The first values of a vector as a strip of cells: colour for positive values, grey for negative, strength for size. */
export function VectorStrip({ vector }: { vector: readonly number[] }) {
  const largest = Math.max(...vector.map(Math.abs)) || 1
  return (
    <svg
      className={styles.strip}
      viewBox={`0 0 ${vector.length * cell} ${stripHeight}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={vector.slice(0, 4).map(String).join(', ')}
    >
      {vector.map((value, index) => (
        <rect
          key={index}
          x={index * cell + 0.5}
          y={0}
          width={cell - 1}
          height={stripHeight}
          data-negative={value < 0 || undefined}
          opacity={(0.08 + 0.92 * (Math.abs(value) / largest)).toFixed(2)}
        />
      ))}
    </svg>
  )
}
