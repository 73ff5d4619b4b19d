import { useTranslation } from 'react-i18next'

import { spectrumOf } from '../../../products/spectrum-of.ts'
import { fieldPoints } from './field-data.ts'
import { FIELD_HEIGHT, FIELD_WIDTH } from './field-size.ts'
import { queryPlace } from './nearest.ts'
import type { Lit } from './use-field-query.ts'
import styles from './field-map.module.css'

/** The drawn field: all passages as points, the lit ones numbered and joined to the query. Its text is in the list beside it. */
export function FieldMap({ lit, dimmed }: { lit: Lit; dimmed: boolean }) {
  const { t } = useTranslation('web-landing')
  const query = queryPlace(lit.hits, fieldPoints)
  const nearestTexts = lit.hits.map(({ index }) => fieldPoints[index]?.text ?? '').join(' · ')
  const label = query
    ? t('field.mapLabel', { count: fieldPoints.length, query: lit.query, nearest: nearestTexts })
    : t('field.mapEmpty', { count: fieldPoints.length })
  const litIndexes = new Set(lit.hits.map(({ index }) => index))

  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${FIELD_WIDTH} ${FIELD_HEIGHT}`}
      role="img"
      aria-label={label}
      data-dimmed={dimmed || undefined}
    >
      <g className={styles.points}>
        {fieldPoints.map(({ x, y, text }, index) =>
          litIndexes.has(index) ? null : (
            <circle key={index} cx={x} cy={y} r="4">
              <title>{text}</title>
            </circle>
          ),
        )}
      </g>
      {query ? (
        <g key={lit.query} className={styles.lit}>
          {lit.hits.map(({ index }) => {
            const point = fieldPoints[index]
            return point ? (
              <line
                key={index}
                x1={query.x}
                y1={query.y}
                x2={point.x}
                y2={point.y}
                {...spectrumOf(point.topic)}
              />
            ) : null
          })}
          <circle className={styles.query} cx={query.x} cy={query.y} r="9" />
          {lit.hits.map(({ index, score }, rank) => {
            const point = fieldPoints[index]
            return point ? (
              <g key={index} {...spectrumOf(point.topic)} className={styles.hit}>
                <circle cx={point.x} cy={point.y} r={11 + score * 10}>
                  <title>{point.text}</title>
                </circle>
                <text x={point.x} y={point.y}>
                  {rank + 1}
                </text>
              </g>
            ) : null
          })}
        </g>
      ) : null}
    </svg>
  )
}
