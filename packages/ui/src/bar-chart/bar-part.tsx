import type { SeriesColor } from './prepare-bars.ts'
import { plainOf, textureOf } from './textures.tsx'
import styles from './bar-chart.module.css'

/** Height below which the texture and the lines around a part would leave nothing of its color, in px. */
const thinnest = 4

export interface BarPartProps {
  /** Color of the series. */
  color: SeriesColor
  /** Id of the textures of the chart. */
  texturesId: string
  /** Start of the bar, in per cent of the plot, as all that follows. */
  x: number
  /** Width of the bar. */
  width: number
  /** How far it is above the axis. */
  from: number
  /** Height of the part. */
  height: number
  /** Height of the plot in px. */
  plotHeight: number
}

/** The part of a bar that belongs to one series. A thin one is plain. */
export function BarPart({ color, texturesId, x, width, from, height, plotHeight }: BarPartProps) {
  const isThin = (height / 100) * plotHeight < thinnest
  return (
    <rect
      className={styles.part}
      data-thin={isThin || undefined}
      fill={isThin ? plainOf(color) : textureOf(texturesId, color)}
      x={`${x}%`}
      y={`${100 - from - height}%`}
      width={`${width}%`}
      height={`${height}%`}
    />
  )
}
