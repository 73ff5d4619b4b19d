import type { FigureBar, PaperFigure } from '@search-foundation/content/paper-figures'

import { sketches } from './paper-sketches.tsx'
import styles from './paper-picture.module.css'

const width = 320
const height = 180
const edge = 20

/** The picture of a paper. Its words are English, like the paper; screen readers get them as one sentence. */
export function PaperPicture({ figure }: { figure: PaperFigure }) {
  const label =
    figure.kind === 'bars'
      ? `${figure.caption}: ${figure.bars.map((bar) => `${bar.label} ${bar.text}`.trim()).join(', ')}`
      : figure.caption
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      lang="en"
    >
      {figure.kind === 'bars' ? <Bars {...figure} /> : sketches[figure.sketch]}
      <text className={styles.caption} x={edge} y={height - 14}>
        {figure.caption}
      </text>
    </svg>
  )
}

/** Horizontal bars. Labels are above them where there is room, and left out where they are empty. */
function Bars({ bars, from }: { bars: readonly FigureBar[]; from: number }) {
  const top = 18
  const row = (height - top - 34) / bars.length
  const largest = Math.max(...bars.map(({ value }) => value)) - from
  const room = width - 2 * edge - 46
  return bars.map(({ label, value, text, own }, index) => {
    const y = top + index * row
    const length = Math.max(2, ((value - from) / largest) * room)
    const thickness = row > 28 ? 8 : row > 20 ? 6 : 10
    const isLabeled = label !== '' && row > 20
    const barY = isLabeled ? y + row - thickness - 4 : y + (row - thickness) / 2
    return (
      <g key={text} data-own={own || undefined}>
        {isLabeled ? (
          <text x={edge} y={barY - 4}>
            {label}
          </text>
        ) : null}
        <rect x={edge} y={barY} width={length} height={thickness} rx={thickness / 2} />
        <text className={styles.value} x={edge + length + 6} y={barY + thickness / 2 + 4}>
          {text}
        </text>
      </g>
    )
  })
}
