import type { PaperFigure } from '@search-foundation/content/paper-figures'
import type { ReactNode } from 'react'

type Sketch = Extract<PaperFigure, { kind: 'sketch' }>['sketch']

/** Names in the drawings; the same in every language. */
const names = { model: 'LLM', english: 'en', others: ['de', 'es', 'zh'] } as const

const series = (count: number) => Array.from({ length: count }, (_, index) => index)

/** A row of tokens that all see each other; three chunks are pooled from it. */
function lateChunking(): ReactNode {
  const x = (token: number) => 32 + token * 23
  return (
    <>
      {series(12).map((token) => (
        <circle key={token} cx={x(token)} cy="44" r="4" />
      ))}
      <path
        d={series(11)
          .map((token) => `M${x(token)} 38Q${x(token) + 11.5} 22 ${x(token + 1)} 38`)
          .join('')}
      />
      <path d={`M${x(0)} 38Q160 -8 ${x(11)} 38M${x(2)} 38Q150 4 ${x(9)} 38`} />
      <g data-own="">
        {series(3).map((chunk) => {
          const center = (x(chunk * 4) + x(chunk * 4 + 3)) / 2
          return (
            <g key={chunk}>
              <path
                d={series(4)
                  .map((token) => `M${x(chunk * 4 + token)} 50L${center} 104`)
                  .join('')}
              />
              <circle cx={center} cy="112" r="8" />
            </g>
          )
        })}
      </g>
    </>
  )
}

/** Passages of many lines, each of which becomes one point in front of the model. */
function passageTokens(): ReactNode {
  return series(4).map((passage) => {
    const y = 18 + passage * 32
    return (
      <g key={passage}>
        {[110, 96, 104].map((length, row) => (
          <rect key={length} x="20" y={y + row * 7} width={length - passage * 6} height="3" rx="1.5" />
        ))}
        <g data-own="">
          <path d={`M138 ${y + 8}H206M220 ${y + 8}L262 72`} />
          <circle cx="213" cy={y + 8} r="6" />
        </g>
        {passage === 3 ? (
          <>
            <path d="M262 40H300V104H262Z" />
            <text x="281" y="76" textAnchor="middle">
              {names.model}
            </text>
          </>
        ) : null}
      </g>
    )
  })
}

/** Three pairs of circles that overlap: English and another language in each. */
function languagePairs(): ReactNode {
  return names.others.map((language, index) => {
    const x = 62 + index * 98
    return (
      <g key={language}>
        <path d={`M${x - 44} 74a28 28 0 1 0 56 0a28 28 0 1 0 -56 0`} />
        <g data-own="">
          <path d={`M${x - 12} 74a28 28 0 1 0 56 0a28 28 0 1 0 -56 0`} />
          <circle cx={x} cy="64" r="3" />
          <circle cx={x + 3} cy="80" r="3" />
        </g>
        <text x={x - 27} y="78" textAnchor="middle">
          {names.english}
        </text>
        <text x={x + 27} y="78" textAnchor="middle">
          {language}
        </text>
      </g>
    )
  })
}

/** Drawings of methods, in a box of 320 by 180. */
export const sketches: Readonly<Record<Sketch, ReactNode>> = {
  'late-chunking': lateChunking(),
  'passage-tokens': passageTokens(),
  'language-pairs': languagePairs(),
}
