import { models } from '@search-foundation/content/models'
import { formatMonth, formatNumber } from '@search-foundation/i18n/format'
import { tokenAmount } from '@search-foundation/i18n/token-amount'
import { Badge } from '@search-foundation/ui/badge'
import { useTranslation } from 'react-i18next'

import { spectrumOf } from '../../blocks/spectrum-of.ts'
import { usePageAddress } from '../../document/page-context.tsx'
import { outputKindOf } from '../../products/output-kind-of.ts'
import { filterTagsOf } from './filter-tags.ts'
import styles from './model-list.module.css'

/** All models, newest first, with the facts one compares. */
export function ModelList() {
  const { t } = useTranslation(['web-models', 'common', 'content-models'])
  const { locale, href } = usePageAddress()
  return (
    <ol className={styles.list}>
      {models.map((model) => {
        const facts = [
          [t('content-models:fact.parameters'), model.parametersLabel],
          [t('fact.context'), t('common:amount.tokens', tokenAmount(model.contextTokens, locale))],
          [
            t('fact.output'),
            t(`output.${outputKindOf(model)}`, {
              dimensions: formatNumber(model.outputDimensions ?? 0, locale),
            }),
          ],
        ] as const
        return (
          <li
            key={model.slug}
            data-tags={filterTagsOf(model).join(' ')}
            {...spectrumOf(model.types[0] ?? 'embedding')}
          >
            {model.releaseDate ? (
              <time dateTime={model.releaseDate}>{formatMonth(model.releaseDate, locale)}</time>
            ) : (
              <span className={styles.undated}>{t('dateUnknown')}</span>
            )}
            <div className={styles.model}>
              <h2>
                <a href={href(`/models/${model.slug}`)}>{model.slug}</a>
              </h2>
              {model.deprecated ? <Badge>{t('replaced')}</Badge> : null}
              <p>{t(`content-models:summary.${model.slug}`)}</p>
            </div>
            <dl className={styles.facts}>
              {facts.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        )
      })}
    </ol>
  )
}
