import { featuredModels, type Model, type ModelSlug } from '@search-foundation/content/models'
import { formatMonth, formatNumber } from '@search-foundation/i18n/format'
import { ComparisonTable } from '@search-foundation/ui/comparison-table'
import { useTranslation } from 'react-i18next'

import { Section } from '../../blocks/section.tsx'
import { spectrumOf } from '../../blocks/spectrum-of.ts'
import { usePageAddress } from '../../document/page-context.tsx'
import styles from './models.module.css'

/** Only the HTML shows the table, so the browser's bundle leaves its data out. */
const shown: readonly Model<ModelSlug>[] = import.meta.env.SSR ? featuredModels : []

/** The featured models with the facts one compares. */
export function Models() {
  const { t } = useTranslation(['web-landing', 'common', 'content-models'])
  const { locale } = usePageAddress()
  return (
    <Section id="models" heading={t('models.heading')} lead={t('models.lead')} stacked>
      <ComparisonTable
        className={styles.models ?? ''}
        caption={t('models.heading')}
        firstOnPhone
        columns={[
          { id: 'name', header: t('common:model') },
          { id: 'released', header: t('models.released') },
          { id: 'size', header: t('content-models:fact.parameters'), align: 'end' },
          { id: 'context', header: t('models.context'), align: 'end' },
          { id: 'output', header: t('models.output'), align: 'end' },
        ]}
        rows={shown.map((model) => {
          const facts = [
            model.releaseDate ? formatMonth(model.releaseDate, locale) : t('models.unknown'),
            model.parametersLabel,
            t('common:tokenAmount', { tokens: formatNumber(model.contextTokens, locale) }),
            t(`models.${outputOf(model)}`, { dimensions: formatNumber(model.outputDimensions ?? 0, locale) }),
          ]
          const name = (
            <span className={styles.model} {...spectrumOf(model.types[0] ?? 'embedding')}>
              <code>{model.slug}</code>
              <span>{t(`content-models:summary.${model.slug}`)}</span>
              {/* On a phone the columns become one line. */}
              <span className={styles.facts}>{facts.join(' · ')}</span>
            </span>
          )
          return { id: model.slug, cells: [name, ...facts] }
        })}
      />
    </Section>
  )
}

function outputOf({ outputs }: Model): 'dimensions' | 'multivector' | 'score' | 'text' {
  if (outputs.includes('multi-vector')) return 'multivector'
  if (outputs.includes('vector')) return 'dimensions'
  return outputs.includes('rankings') ? 'score' : 'text'
}
