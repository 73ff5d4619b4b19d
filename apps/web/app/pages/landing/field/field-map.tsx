import { LivePointField } from '@search-foundation/ui/point-field'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { spectrumOf } from '../../../blocks/spectrum-of.ts'
import { aroundQuery } from './around-query.ts'
import { fieldPoints } from './field-points.ts'
import { fieldHeight, fieldWidth } from './field-size.ts'
import type { Lit } from './lit.ts'
import type { Hit } from './nearest.ts'
import styles from './field-map.module.css'

/** The drawn field: all passages as points, the lit ones numbered and joined to the query. Its text is in the list beside it. */
export function FieldMap({ lit, dimmed }: { lit: Lit; dimmed: boolean }) {
  const { t } = useTranslation('web-landing')
  const { points, query } = useMemo(() => drawn(lit.passages), [lit.passages])
  const nearestTexts = lit.passages.map(({ text }) => text).join(' · ')
  const label = query
    ? t('field.mapLabel', { count: fieldPoints.length, query: lit.query, nearest: nearestTexts })
    : t('field.mapEmpty', { count: fieldPoints.length })

  return (
    <div className={styles.map} data-dimmed={dimmed || undefined}>
      <LivePointField
        points={points}
        query={query}
        label={label}
        ratio={fieldWidth / fieldHeight}
        radius={3}
      />
      <div key={lit.query} className={styles.ranks} aria-hidden="true">
        {lit.passages.map(({ index, score, topic }, rank) => {
          const { x = 0, y = 0 } = points[index] ?? {}
          const { style, ...spectrum } = spectrumOf(topic)
          const size = `${1.25 + score * 0.75}rem`
          return (
            <span
              key={index}
              {...spectrum}
              style={{
                ...style,
                insetInlineStart: `${x * 100}%`,
                insetBlockStart: `${y * 100}%`,
                inlineSize: size,
              }}
            >
              {rank + 1}
            </span>
          )
        })}
      </div>
    </div>
  )
}

/** Every passage in the unit square, the hits lit, and the query among them. */
function drawn(hits: readonly Hit[]) {
  const lit = new Set(hits.map(({ index }) => index))
  const { points, query } = aroundQuery(hits, fieldPoints)
  return { points: points.map((point, index) => ({ ...point, lit: lit.has(index) })), query }
}
