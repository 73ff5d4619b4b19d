import type { SeriesColor } from './prepare-bars.ts'
import styles from './textures.module.css'

/** What is drawn over the color of a series, in a square of 6 px. The color of embeddings, most of what is used, is plain. */
const lines: Readonly<Record<SeriesColor, string>> = {
  1: 'M0 3h6',
  2: '',
  3: 'M-1 7 7-1M-1 1 1-1M5 7 7 5',
  4: 'M1.5 1.5h1.5M4.5 4.5H6',
  5: 'M-1-1 7 7M-1 5 1 7M5-1 7 1',
  6: 'M3 0v6M0 3h6',
  text: 'M3 0v6',
}

const colors: readonly SeriesColor[] = [1, 2, 3, 4, 5, 6, 'text']

export interface TexturesProps {
  /** Of the chart. */
  id: string
}

/** Fills of the series of a chart: each has a texture besides its color, so that they differ in gray and for the color-blind. */
export const Textures = ({ id }: TexturesProps) => (
  <defs>
    {colors.map((color) => (
      <pattern
        key={color}
        id={textureId(id, color)}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        data-series={color}
        className={styles.texture}
      >
        <rect className={styles.ground} width="6" height="6" />
        <path className={styles.lines} d={lines[color]} />
      </pattern>
    ))}
  </defs>
)

const textureId = (id: string, color: SeriesColor): string => `${id}-${color}`

/** Returns the fill of a series of the chart with these textures. */
export const textureOf = (id: string, color: SeriesColor): string => `url(#${textureId(id, color)})`

/** Returns the fill of a series without a texture. */
export const plainOf = (color: SeriesColor): string =>
  color === 'text' ? 'var(--color-text-muted)' : `var(--series-${color})`
