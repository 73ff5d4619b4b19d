import { models, type ModelSlug } from '@search-foundation/content/models'
import { formatCompact, formatMonth, formatParameters } from '@search-foundation/i18n/format'
import { useTranslation } from 'react-i18next'

import { FigureDescription } from '../../blocks/figure-description.tsx'
import { spectrumOf } from '../../blocks/spectrum-of.ts'
import { usePageAddress } from '../../document/page-context.tsx'
import { mapDescription } from './map-description.ts'
import { mapPosition, sizeLines, yearLines } from './map-position.ts'
import styles from './model-map.module.css'

/** Models whose name is not to the left of their point, because it would cover another one there. */
const sides: Partial<Record<ModelSlug, 'end' | 'below'>> = {
  'jina-colbert-v2': 'below',
  'jina-embeddings-v3': 'end',
  'jina-reranker-v2-base-multilingual': 'end',
}

/** Percentages of a position, for styles. */
const at = ({ x = 0, y = 0 }: { x?: number; y?: number }) => ({
  insetInlineStart: `${(x * 100).toFixed(2)}%`,
  insetBlockStart: `${(y * 100).toFixed(2)}%`,
})

/** Models by release date and size. The table above has the same links, so the points are for the pointer only. */
export function ModelMap() {
  const { t } = useTranslation(['web-models', 'web-frame', 'content-models', 'content-products'])
  const { locale, href } = usePageAddress()
  const range = mapDescription(models)
  const undated = models.filter(({ releaseDate }) => releaseDate === null).length
  return (
    <figure className={styles.figure} data-described="">
      <div className={styles.map} aria-hidden="true">
        {yearLines.map(({ year, x }) => (
          <span key={year} className={styles.year} style={at({ x })}>
            {year}
          </span>
        ))}
        {sizeLines.map(({ parameters, y }) => (
          <span key={parameters} className={styles.size} style={at({ y })}>
            {formatCompact(parameters, locale)}
          </span>
        ))}
        {models.map(({ releaseDate, ...model }) =>
          releaseDate === null ? null : (
            <a
              key={model.slug}
              className={styles.point}
              href={href(`/models/${model.slug}`)}
              tabIndex={-1}
              title={model.slug}
              data-replaced={model.deprecated || undefined}
              {...spectrumOf(model.types[0] ?? 'embedding')}
              style={{
                ...spectrumOf(model.types[0] ?? 'embedding').style,
                ...at(mapPosition(releaseDate, model.parameters)),
              }}
            >
              {model.deprecated ? null : <span data-side={sides[model.slug] ?? 'start'}>{model.slug}</span>}
            </a>
          ),
        )}
      </div>
      <FigureDescription
        id="map-description"
        label={t('web-frame:describeFigure')}
        description={t('map.description', {
          ...range,
          least: formatParameters(range.least, locale),
          most: formatParameters(range.most, locale),
          from: formatMonth(range.from, locale),
          to: formatMonth(range.to, locale),
        })}
      />
      <figcaption>
        <ul className={styles.legend}>
          {(['embedding', 'reranker', 'reader'] as const).map((type) => (
            <li key={type} {...spectrumOf(type)}>
              {t(`content-models:tag.${type}`)}
            </li>
          ))}
          <li data-replaced="">{t('content-models:replaced')}</li>
        </ul>
        {t('map.caption', { count: undated })}
      </figcaption>
    </figure>
  )
}
