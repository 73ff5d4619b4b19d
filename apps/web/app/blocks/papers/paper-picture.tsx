import type { FigureBar, PaperFigure } from '@search-foundation/content/paper-figures'

import { sketches } from './paper-sketches.tsx'
import type { PictureTexts } from './picture-texts.ts'
import styles from './paper-picture.module.css'

const width = 320
const height = 160
const edge = 20

/** The picture of a paper with its caption. Screen readers get it as one sentence. */
export function PaperPicture({ figure, texts }: { figure: PaperFigure; texts: PictureTexts }) {
  return (
    <div className={styles.picture} role="img" aria-label={texts.description}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
        {figure.kind === 'bars' ? <Bars {...figure} labels={texts.bars} /> : sketches[figure.sketch]}
      </svg>
      <p>{texts.caption}</p>
    </div>
  )
}

interface BarsProps {
  bars: readonly FigureBar[]
  from: number
  labels: PictureTexts['bars']
}

/**
 * Horizontal bars; dots where the axis does not begin at zero, since a bar's length would mislead there. Their labels are above them, or after
 * the number where there are many.
 */
function Bars({ bars, from, labels }: BarsProps) {
  const top = 18
  const room = height - top - 14
  const row = Math.min(40, room / bars.length)
  const start = top + (room - row * bars.length) / 2
  const isCrowded = row < 28
  const thickness = isCrowded ? 10 : 8
  const largest = Math.max(...bars.map(({ value }) => value)) - from
  const hasLabels = labels.some(({ label }) => label !== '')
  const longest = isCrowded && hasLabels ? 110 : width - 2 * edge - 46
  return bars.map(({ value, own }, index) => {
    const { label = '', number = '' } = labels[index] ?? {}
    const y = tenths(start + (index + 1) * row - thickness - (isCrowded ? (row - thickness) / 2 : 4))
    const length = tenths(Math.max(2, ((value - from) / largest) * longest))
    return (
      <g key={value} data-own={own || undefined}>
        {isCrowded ? null : (
          <text x={edge} y={y - 4}>
            {label}
          </text>
        )}
        {from === 0 ? (
          <rect x={edge} y={y} width={length} height={thickness} rx={thickness / 2} />
        ) : (
          <circle cx={tenths(edge + length)} cy={y + thickness / 2} r={thickness / 2} />
        )}
        <text
          className={styles.value}
          x={tenths(edge + length + (from === 0 ? 6 : thickness / 2 + 5))}
          y={y + thickness / 2 + 4}
        >
          {isCrowded ? `${number} ${label}`.trim() : number}
        </text>
      </g>
    )
  })
}

/** Rounds a coordinate to a tenth: more digits cannot be seen, but do not compress. */
const tenths = (value: number): number => Math.round(value * 10) / 10
