import type { FigureBar, PaperFigure } from '@search-foundation/content/paper-figures'

import { sketches } from './paper-sketches.tsx'
import styles from './paper-picture.module.css'

const width = 320
const height = 180
const edge = 20

/** What a picture shows, in English: for bars their numbers. */
export const describePicture = (figure: PaperFigure): string =>
  figure.kind === 'bars'
    ? `${figure.caption}: ${figure.bars.map((bar) => `${bar.label} ${bar.text}`.trim()).join(', ')}`
    : figure.caption

/** The picture of a paper. Its words are English, like the paper; screen readers get them as one sentence. */
export function PaperPicture({ figure }: { figure: PaperFigure }) {
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={describePicture(figure)}
      lang="en"
    >
      {figure.kind === 'bars' ? <Bars {...figure} /> : sketches[figure.sketch]}
      <text className={styles.caption} x={edge} y={height - 14}>
        {figure.caption}
      </text>
    </svg>
  )
}

/** Horizontal bars. Their labels are above them, or after the number where there are many. */
function Bars({ bars, from }: { bars: readonly FigureBar[]; from: number }) {
  const top = 18
  const room = height - top - 34
  const row = Math.min(40, room / bars.length)
  const start = top + (room - row * bars.length) / 2
  const isCrowded = row < 28
  const thickness = isCrowded ? 10 : 8
  const largest = Math.max(...bars.map(({ value }) => value)) - from
  const hasLabels = bars.some(({ label }) => label !== '')
  const longest = isCrowded && hasLabels ? 110 : width - 2 * edge - 46
  return bars.map(({ label, value, text, own }, index) => {
    const y = tenths(start + (index + 1) * row - thickness - (isCrowded ? (row - thickness) / 2 : 4))
    const length = tenths(Math.max(2, ((value - from) / largest) * longest))
    return (
      <g key={text} data-own={own || undefined}>
        {isCrowded ? null : (
          <text x={edge} y={y - 4}>
            {label}
          </text>
        )}
        <rect x={edge} y={y} width={length} height={thickness} rx={thickness / 2} />
        <text className={styles.value} x={tenths(edge + length + 6)} y={y + thickness / 2 + 4}>
          {isCrowded ? `${text} ${label}`.trim() : text}
        </text>
      </g>
    )
  })
}

/** Rounds a coordinate to a tenth: more digits cannot be seen, but do not compress. */
const tenths = (value: number): number => Math.round(value * 10) / 10
